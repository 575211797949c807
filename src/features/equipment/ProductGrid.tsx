import { memo, type ReactNode } from 'react';
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
        <GridItem
          key={item.slug}
          item={item}
          sizes={columns === 2 ? HALF_WIDTH : undefined}
          level={level}
          phone={phone === 'rail' ? 'card' : 'row'}
          renderAction={renderAction}
        />
      ))}
    </CardGrid>
  );
}

interface GridItemProps extends Pick<ProductGridProps, 'level' | 'renderAction'> {
  item: ProductCardData;
  sizes: string | undefined;
  phone: 'card' | 'row';
}

/** Memoized, because a changed list has most of its models in common with the last one. */
const GridItem = memo(function GridItem({ item, renderAction, ...look }: GridItemProps) {
  const { slug, name, lead, image, medium, highlights } = item;
  return (
    <ProductCard
      href={routes.equipmentItem.href({ slug })}
      name={name}
      lead={lead}
      picture={image}
      medium={medium}
      highlights={highlights}
      {...look}
    >
      {renderAction?.(item)}
    </ProductCard>
  );
});
