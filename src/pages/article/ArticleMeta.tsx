import { Fragment } from 'react';
import { withQuery } from '../../features/query-params/use-query-params.ts';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { routes } from '../../routes.ts';
import styles from './ArticleMeta.module.scss';
import type { ArticleData } from './data.ts';

/** Date, author and industries below the title. An industry links to its other articles. */
export function ArticleMeta({ date, author, industries }: Pick<ArticleData, 'date' | 'author' | 'industries'>) {
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  return (
    <ul className={styles.meta}>
      <li>
        <time dateTime={date.iso}>{date.text}</time>
      </li>
      {author && <li>{author}</li>}
      {industries.length > 0 && (
        <li>
          {t.industries}{' '}
          {industries.map(({ value, label }, index) => (
            <Fragment key={value}>
              {index > 0 && ', '}
              <Link href={articlesOf(value)}>{label}</Link>
            </Fragment>
          ))}
        </li>
      )}
    </ul>
  );
}

function articlesOf(industry: string): string {
  return withQuery(routes.articles.href(), new URLSearchParams({ industry }));
}
