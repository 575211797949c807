import type { ReactNode } from 'react';
import { CardGrid, HALF_WIDTH } from '../../ui/Card/CardGrid.tsx';
import { ProductCard } from '../../ui/Card/ProductCard.tsx';
import { routes } from '../../routes.ts';
import type { ProductCardData } from './product-card.ts';

interface ProductGridProps {
  items: ProductCardData[];
  label: string;
  columns?: 2 | 3 | 4;
  phone?: 'list' | 'rail';
  level?: 'h2' | 'h3' | 'h4';
  /** Further controls in the card of a model. */
  renderAction?: (item: ProductCardData) => ReactNode;
}

export function ProductGrid({
  items,
  label,
  columns = 4,
  phone = 'list',
  level = 'h3',
  renderAction,
}: ProductGridProps) {
  return (
    <CardGrid columns={columns} label={label} phone={phone}>
      {items.map((item) => (
        <ProductCard
          key={item.slug}
          href={routes.equipmentItem.href({ slug: item.slug })}
          name={item.name}
          lead={item.lead}
          picture={item.image}
          medium={item.medium}
          highlights={item.highlights}
          sizes={columns === 2 ? HALF_WIDTH : undefined}
          level={level}
          phone={phone === 'rail' ? 'card' : 'row'}
        >
          {renderAction?.(item)}
        </ProductCard>
      ))}
    </CardGrid>
  );
}
