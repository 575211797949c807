import type { Picture } from '../../lib/files/picture.ts';
import { routes } from '../../routes.ts';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProductCard } from '../../ui/Card/ProductCard.tsx';

interface UsedEquipmentProps {
  equipment: { slug: string; title: string; lead?: string | undefined; image?: Picture | undefined }[];
  label: string;
}

/** Models that a page refers to: it knows no more of them than their names. */
export function UsedEquipment({ equipment, label }: UsedEquipmentProps) {
  return (
    <CardGrid columns={4} label={label}>
      {equipment.map(({ slug, title, lead, image }) => (
        <ProductCard key={slug} href={routes.equipmentItem.href({ slug })} name={title} lead={lead} picture={image} />
      ))}
    </CardGrid>
  );
}
