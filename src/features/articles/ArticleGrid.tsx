import { ArticleCard } from '../../ui/Card/ArticleCard.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { routes } from '../../routes.ts';
import type { ArticleCardData } from './article-card.ts';

export function ArticleGrid({
  items,
  label,
  feature = false,
  level = 'h2',
}: {
  items: ArticleCardData[];
  label: string;
  feature?: boolean;
  level?: 'h2' | 'h3';
}) {
  return (
    <CardGrid columns={3} label={label}>
      {items.map(({ slug, title, lead, image, section, date }, index) => (
        <ArticleCard
          key={slug}
          href={routes.article.href({ slug })}
          title={title}
          lead={lead}
          picture={image}
          section={section}
          date={date}
          level={level}
          size={feature && index === 0 ? 'feature' : 'card'}
        />
      ))}
    </CardGrid>
  );
}
