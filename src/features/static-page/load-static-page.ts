import type { Api } from '../../api/index.ts';
import type { StaticPageSlug } from '../../api/resources/static-page.ts';
import { blockObjects } from '../structured-data/block-objects.ts';

/** The data of a page that shows one static page of the API. */
export async function loadStaticPage(api: Api, slug: StaticPageSlug) {
  const { title, lead, image, blocks, seo } = await api.pages.get(slug);
  return { title, lead, image, blocks, seo };
}
export type StaticPageData = Awaited<ReturnType<typeof loadStaticPage>>;

/** Title, description and picture, the editor's first, and the structured data of its blocks. */
export function staticPageHead({ title, lead, image, seo, blocks }: StaticPageData) {
  return {
    title: seo?.title ?? title,
    description: seo?.description ?? lead ?? title,
    image: seo?.image ?? image,
    structuredData: blockObjects(blocks),
  };
}
