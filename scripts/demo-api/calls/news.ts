import type { Content } from '../content.ts';
import type { Route } from '../http/route.ts';
import type { NewsItem } from '../entries/entries.ts';
import { gallery, media, richText } from '../shapes/media.ts';
import { refs } from '../shapes/ref.ts';
import { detail, list, newestFirst } from './lists.ts';

export function newsCalls(content: Content): Route[] {
  const { news } = content.entries;
  const summary = ({ id, slug, title, lead, image, publishedAt, updatedAt }: NewsItem) => ({
    id,
    slug,
    title,
    lead,
    image: media(content, image),
    publishedAt,
    updatedAt,
  });
  const full = (item: NewsItem) => ({
    ...summary(item),
    html: richText(content, item.html),
    gallery: gallery(content, item.gallery),
    related: refs(content, 'news', item.related),
    seo: item.seo,
  });
  return [list('news', newestFirst(news.items), summary), detail('news', news, full)];
}
