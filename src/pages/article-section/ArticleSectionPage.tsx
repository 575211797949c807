import { ArticleGrid } from '../../features/articles/ArticleGrid.tsx';
import { ArticleTabs } from '../../features/articles/ArticleTabs.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { ArticleSectionData } from './data.ts';

export default function ArticleSectionPage({ data, trail }: ViewProps<ArticleSectionData>) {
  const { slug, title, description, items, sections, total, page, lastPage } = data;
  return (
    <>
      <PageHeader trail={trail} title={title} lead={description} flow />
      <Section compact>
        <ArticleTabs sections={sections} total={total} current={slug} />
        {items.length > 0 ? (
          <ArticleGrid items={items} label={title} feature={page === 1} />
        ) : (
          <EmptyState title="В этом разделе пока нет статей" />
        )}
        <Pagination current={page} last={lastPage} hrefOf={(number) => routes.articleSection.href({ slug }, number)} />
      </Section>
    </>
  );
}
