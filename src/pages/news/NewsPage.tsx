import { YearList } from '../../features/paged-list/YearList.tsx';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArticleCard } from '../../ui/Card/ArticleCard.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { NewsData } from './data.ts';

const hrefOf = (page: number) => routes.news.href({}, page);

export default function NewsPage({ data, breadcrumbs }: ViewProps<NewsData>) {
  const { newsLead } = useAreaTexts('articlesAndNews', articlesAndNews);
  const title = routes.news.label;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={newsLead} flow />
      <Section compact>
        <YearList list={data} hrefOf={hrefOf}>
          {(items, isWhole) => (
            <CardGrid columns={3} label={title}>
              {items.map(({ slug, title: name, lead, image, date }, index) => (
                <ArticleCard
                  key={slug}
                  href={routes.newsItem.href({ slug })}
                  title={name}
                  lead={lead}
                  picture={image}
                  date={date}
                  size={isWhole && index === 0 ? 'feature' : 'card'}
                  level="h2"
                />
              ))}
            </CardGrid>
          )}
        </YearList>
      </Section>
    </>
  );
}
