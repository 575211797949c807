import { columnsFor } from '../../ui/Card/CardGrid.tsx';
import type { ProductCardData } from './product-card.ts';
import { ProductGrid } from './ProductGrid.tsx';

interface UsedEquipmentProps {
  equipment: ProductCardData[];
  label: string;
  phone?: 'list' | 'rail';
}

/** Referenced models as cards of the catalogue. */
export function UsedEquipment({ equipment, label, phone }: UsedEquipmentProps) {
  return <ProductGrid items={equipment} label={label} phone={phone} columns={columnsFor(equipment.length, 4)} />;
}
