import type { ReactNode } from 'react';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { shortlist } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { routes } from '../../../routes.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { modelName } from '../../../ui/ModelName/model-name.tsx';

interface ProductRowProps {
  product: ProductCardData;
  quantity: number;
  action: ReactNode;
}

/** A model and its main figures in one row; printed with its URL. */
export function ProductRow({ product, quantity, action }: ProductRowProps) {
  const { slug, name, lead, image, medium, highlights } = product;
  const t = useAreaTexts('shortlist', shortlist);
  const href = routes.equipmentItem.href({ slug });
  return (
    <li className="shortlist-product">
      <span className="shortlist-picture" data-print="hidden">
        <Picture picture={image} alt="" sizes="120px" shape="thumbnail" placeholder={medium} />
      </span>
      <div className="shortlist-words">
        <h3 className="shortlist-name">
          <Link href={href} look="plain">
            {modelName(name)}
          </Link>
        </h3>
        <p className="shortlist-quantity">{t.pieces(quantity)}</p>
        {lead && <p className="shortlist-lead">{lead}</p>}
        <p className="shortlist-printed">{location.origin + href}</p>
      </div>
      <dl className="shortlist-facts">
        {highlights.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <span className="shortlist-action" data-print="hidden">
        {action}
      </span>
    </li>
  );
}
