import type { ApiClient, Paginated } from '../../api/client/api-client.ts';
import { search } from '../../api/resources/search.ts';
import type { FileLink } from '../../lib/files/file-link.ts';
import type { Picture } from '../../lib/files/picture.ts';
import { routes } from '../../routes.ts';
import { displayDate } from '../../lib/text/display-date.ts';
import { RESULTS_PER_PAGE, type SearchKey } from './search-tabs.ts';

/** Number of figures, as in a card of the catalogue. */
const MAX_FACTS = 3;

/** The data of a row of the results. */
export interface FoundItem {
  title: string;
  href: string;
  lead?: string;
  picture?: Picture | null;
  /** Equipment: the id of its kind, which determines the medium. */
  typeId?: number;
  /** Equipment: its figures in one line. */
  facts?: string;
  /** Article: its section, and the date as printed and in ISO format. */
  section?: string;
  date?: { text: string; iso: string };
  /** A document is a file: opens in a new tab. */
  file?: FileLink;
}

/** A page of the results of one group. Rejects if the call fails. */
export async function fetchFoundItems(
  client: ApiClient,
  key: SearchKey,
  { find, page, signal }: { find: string; page: number; signal: AbortSignal },
): Promise<Paginated<FoundItem>> {
  const { inCategory } = search(client);
  const query = { search: find, page, perPage: RESULTS_PER_PAGE };
  const options = { signal };
  switch (key) {
    case 'equipment':
      return mapItems(await inCategory.equipment(query, options), ({ slug, name, lead, image, type, highlights }) => ({
        title: name,
        href: routes.equipmentItem.href({ slug }),
        lead,
        picture: image,
        typeId: type.id,
        facts: highlights
          .map(({ label, value }) => `${label} ${value}`)
          .slice(0, MAX_FACTS)
          .join(' · '),
      }));
    case 'industrySolution':
      return mapItems(await inCategory.industrySolution(query, options), ({ slug, title, lead, image }) => ({
        title,
        href: routes.solution.href({ slug }),
        lead,
        picture: image,
      }));
    case 'document':
      return mapItems(await inCategory.document(query, options), ({ name, file }) => ({
        title: name,
        href: file.href,
        file: { ...file, name },
      }));
    case 'article':
      return mapItems(
        await inCategory.article(query, options),
        ({ slug, title, lead, image, section, publishedAt }) => ({
          title,
          href: routes.article.href({ slug }),
          lead,
          picture: image,
          section: section.title,
          date: displayDate(publishedAt),
        }),
      );
    default:
      return key satisfies never;
  }
}

function mapItems<Item>(
  { items, currentPage, lastPage }: Paginated<Item>,
  toFound: (item: Item) => FoundItem,
): Paginated<FoundItem> {
  return { items: items.map(toFound), currentPage, lastPage };
}
