import { ArticleBrowser } from '../../features/articles/ArticleBrowser.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { ArticleSectionData } from './data.ts';

export default function ArticleSectionPage({ data, breadcrumbs }: ViewProps<ArticleSectionData>) {
  const { slug, title, description } = data;
  const hrefOf = (page: number) => routes.articleSection.href({ slug }, page);
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={description} flow />
      <Section compact>
        <ArticleBrowser list={data} label={title} section={slug} hrefOf={hrefOf} />
      </Section>
    </>
  );
}
