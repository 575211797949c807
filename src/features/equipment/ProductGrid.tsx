import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProductCard } from '../../ui/Card/ProductCard.tsx';
import { routes } from '../../routes.ts';
import type { ProductCardData } from './product-card.ts';

interface ProductGridProps {
  items: ProductCardData[];
  label: string;
  columns?: 3 | 4;
  phone?: 'list' | 'rail';
  level?: 'h2' | 'h3';
}

export function ProductGrid({ items, label, columns = 4, phone = 'list', level = 'h3' }: ProductGridProps) {
  return (
    <CardGrid columns={columns} label={label} phone={phone}>
      {items.map(({ slug, name, lead, image, highlights, medium }) => (
        <ProductCard
          key={slug}
          href={routes.equipmentItem.href({ slug })}
          name={name}
          lead={lead}
          picture={image}
          medium={medium}
          highlights={highlights}
          level={level}
          phone={phone === 'rail' ? 'card' : 'row'}
        />
      ))}
    </CardGrid>
  );
}
