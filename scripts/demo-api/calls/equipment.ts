import type { Content } from '../content.ts';
import type { Route } from '../http/route.ts';
import type { EquipmentType } from '../entries/entries.ts';
import { equipmentFull, listedEquipment } from '../shapes/equipment.ts';
import { media } from '../shapes/media.ts';
import { detail, list } from './lists.ts';

export function equipmentCalls(content: Content): Route[] {
  const { equipment, equipmentTypes } = content.entries;
  const typeReply = ({ id, slug, title, description, image, medium }: EquipmentType) => ({
    id,
    slug,
    title,
    description,
    image: media(content, image),
    medium,
  });
  return [
    list('equipment', equipment.items, (item) => listedEquipment(content, item)),
    detail('equipment', equipment, (item) => equipmentFull(content, item)),
    list('equipment-type', equipmentTypes.items, typeReply),
  ];
}
