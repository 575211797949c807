import { ArticleGrid } from '../../features/articles/ArticleGrid.tsx';
import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { home } from '../../i18n/ru/home.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import { routes } from '../../routes.ts';
import type { HomeData } from './data.ts';
import { NewsRows } from './NewsRows.tsx';
import styles from './LatestPublications.module.scss';

/** The latest documents, articles and news; empty lists are left out. */
export function LatestPublications({ documents, articles, news }: Pick<HomeData, 'documents' | 'articles' | 'news'>) {
  const t = useAreaTexts('home', home);
  return (
    <>
      {documents.length > 0 && <Documents documents={documents} />}
      {articles.length > 0 && (
        <Section>
          <SectionHeading
            eyebrow={t.articles.eyebrow}
            title={t.articles.title}
            action={<ArrowLink href={routes.articles.href()}>{t.articles.more}</ArrowLink>}
          />
          <ArticleGrid items={articles} label={t.articles.eyebrow} level="h3" />
        </Section>
      )}
      {news.length > 0 && (
        <Section>
          <Split
            columns="5+7"
            first={
              <>
                <SectionHeading eyebrow={t.news.eyebrow} title={t.news.title} position="aside" />
                <ArrowLink href={routes.news.href()} className={styles.all}>
                  {t.news.more}
                </ArrowLink>
              </>
            }
          >
            <NewsRows items={news} />
          </Split>
        </Section>
      )}
    </>
  );
}

function Documents({ documents }: Pick<HomeData, 'documents'>) {
  const t = useAreaTexts('home', home);
  return (
    <Section>
      <Split
        columns="5+7"
        first={
          <>
            <SectionHeading
              eyebrow={t.documents.eyebrow}
              title={t.documents.title}
              lead={t.documents.lead}
              position="aside"
            />
            <Button href={routes.documents.href()} variant="outline" className={styles.all}>
              {t.documents.more}
            </Button>
          </>
        }
      >
        <DocumentList rows={documents} label={t.documents.eyebrow} />
      </Split>
    </Section>
  );
}
