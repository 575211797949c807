import type { ReactNode } from 'react';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { routes } from '../../../routes.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';

interface ProductRowProps {
  product: ProductCardData;
  action: ReactNode;
}

/** A model with its main figures, in a line; on paper with its address. */
export function ProductRow({ product: { slug, name, lead, image, medium, highlights }, action }: ProductRowProps) {
  const href = routes.equipmentItem.href({ slug });
  return (
    <li className="folder-product">
      <span className="folder-picture" data-print="hidden">
        <Picture picture={image} alt="" sizes="120px" shape="thumbnail" placeholder={medium} />
      </span>
      <div className="folder-words">
        <h3 className="folder-name">
          <Link href={href} look="plain">
            {name}
          </Link>
        </h3>
        {lead && <p className="folder-lead">{lead}</p>}
        <p className="folder-printed">{location.origin + href}</p>
      </div>
      <dl className="folder-facts">
        {highlights.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <span className="folder-action" data-print="hidden">
        {action}
      </span>
    </li>
  );
}
