import { ArticleGrid } from '../../features/articles/ArticleGrid.tsx';
import { ArticleTabs } from '../../features/articles/ArticleTabs.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { ArticlesData } from './data.ts';

export default function ArticlesPage({ data, trail }: ViewProps<ArticlesData>) {
  const { items, sections, total, page, lastPage } = data;
  return (
    <>
      <PageHeader
        trail={trail}
        title="Статьи"
        lead="Как рассчитать, подобрать, смонтировать и проверить оборудование."
        flow
      />
      <Section compact>
        <ArticleTabs sections={sections} total={total} />
        <ArticleGrid items={items} label="Статьи" feature={page === 1} />
        <Pagination current={page} last={lastPage} hrefOf={(number) => routes.articles.href({}, number)} />
      </Section>
    </>
  );
}
