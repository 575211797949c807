import type { Call } from '../../api/call.ts';
import { routes } from '../../routes.ts';

/** The tabs of the search page by the specification's numbers. */
export const searchTabs = [
  { number: 1, key: 'equipment', label: 'Оборудование' },
  { number: 2, key: 'industrySolution', label: 'Решения для отраслей' },
  { number: 3, key: 'document', label: 'Документы' },
  { number: 4, key: 'article', label: 'Статьи' },
] as const;
export type SearchTab = (typeof searchTabs)[number];

export interface FoundItem {
  title: string;
  href: string;
  lead?: string | undefined;
  /** A file: opens in a new tab. */
  external?: boolean;
}

const PER_PAGE = 100;

/** The items of one category. Fails as calls fail. */
export async function searchIn(
  { key }: SearchTab,
  find: string,
  liveCall: () => Promise<Call>,
  signal: AbortSignal,
): Promise<FoundItem[]> {
  const [call, { search }] = await Promise.all([liveCall(), import('../../api/search.ts')]);
  const { inCategory } = search(call);
  const query = { search: find, perPage: PER_PAGE };
  const options = { signal };
  switch (key) {
    case 'equipment':
      return (await inCategory.equipment(query, options)).items.map(({ slug, name, lead }) => ({
        title: name,
        lead,
        href: routes.equipmentItem.href({ slug }),
      }));
    case 'industrySolution':
      return (await inCategory.industrySolution(query, options)).items.map(({ slug, title, lead }) => ({
        title,
        lead,
        href: routes.solution.href({ slug }),
      }));
    case 'document':
      return (await inCategory.document(query, options)).items.map(({ name, file }) => ({
        title: name,
        href: file.href,
        external: true,
      }));
    case 'article':
      return (await inCategory.article(query, options)).items.map(({ slug, title, lead }) => ({
        title,
        lead,
        href: routes.article.href({ slug }),
      }));
  }
}
