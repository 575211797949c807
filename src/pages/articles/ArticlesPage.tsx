import { ArticleBrowser } from '../../features/articles/ArticleBrowser.tsx';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { ArticlesData } from './data.ts';

const hrefOf = (page: number) => routes.articles.href({}, page);

export default function ArticlesPage({ data, breadcrumbs }: ViewProps<ArticlesData>) {
  const { articlesLead } = useAreaTexts('articlesAndNews', articlesAndNews);
  const title = routes.articles.label;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={articlesLead} flow />
      <Section compact>
        <ArticleBrowser list={data} label={title} hrefOf={hrefOf} />
      </Section>
    </>
  );
}
