import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { RepeatButton } from '../../ui/RepeatButton/RepeatButton.tsx';
import styles from './YearList.module.scss';

interface LoadMoreErrorProps {
  /** The URL of the page that failed to load. */
  href: string;
  page: number;
  onRepeat: () => void;
}

/** The next page failed to load: a retry, or a link to that page. */
export function LoadMoreError({ href, page, onRepeat }: LoadMoreErrorProps) {
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  return (
    <div role="alert" className={styles.failure}>
      <p>{t.listFailed}</p>
      <RepeatButton variant="outline" onRepeat={onRepeat} />
      <ArrowLink href={href}>{t.openPage(page)}</ArrowLink>
    </div>
  );
}
