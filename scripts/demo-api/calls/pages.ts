import type { Content } from '../content.ts';
import { get } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Location } from '../entries/entries.ts';
import { blockReplies } from '../shapes/block.ts';
import { media } from '../shapes/media.ts';
import { found } from './lists.ts';

export function pageCalls(content: Content): Route[] {
  const { pages, locations } = content.entries;
  const locationReply = ({ id, title, address, coordinates, phone, email, workingHours, isCentral }: Location) => ({
    id,
    title,
    address,
    coordinates,
    phone,
    email,
    workingHours,
    isCentral,
  });
  return [
    get('page/:slug', ({ params }) => {
      const { slug, title, lead, image, blocks, updatedAt, seo } = found(pages, params.slug);
      return { slug, title, lead, image: media(content, image), blocks: blockReplies(content, blocks), updatedAt, seo };
    }),
    get('location', () => locations.items.map(locationReply)),
  ];
}
