import { ArticleCard } from '../../ui/Card/ArticleCard.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { NewsData } from './data.ts';

export default function NewsPage({ data: { items, page, lastPage }, trail }: ViewProps<NewsData>) {
  return (
    <>
      <PageHeader trail={trail} title="Новости" lead="Оборудование, испытания, производство и объекты." flow />
      <Section compact>
        <CardGrid columns={3} label="Новости">
          {items.map(({ slug, title, lead, image, date }) => (
            <ArticleCard
              key={slug}
              href={routes.newsItem.href({ slug })}
              title={title}
              lead={lead}
              picture={image}
              date={date}
              level="h2"
            />
          ))}
        </CardGrid>
        <Pagination current={page} last={lastPage} hrefOf={(number) => routes.news.href({}, number)} />
      </Section>
    </>
  );
}
