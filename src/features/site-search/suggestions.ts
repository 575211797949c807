import type { FastSearch } from '../../api/resources/search.ts';
import { fileFacts } from '../../ui/FileLink/FileLink.tsx';
import { fileIcon } from '../../lib/files/file-icon.ts';
import type { IconName } from '../../ui/Icon/Icon.tsx';
import { routes } from '../../routes.ts';
import { searchHref, type SearchKey, SEARCH_TABS } from './search-tabs.ts';

export interface Suggestion {
  title: string;
  href: string;
  icon: IconName;
  /** A file: opens in a new tab. */
  external?: boolean;
  /** Of a file: type and size. */
  facts?: string;
}

export interface SuggestionGroup {
  key: SearchKey;
  count: number;
  /** The tab of the search page. */
  href: string;
  items: Suggestion[];
}

/** The groups with results, for the dropdown. */
export function suggestionGroups(reply: FastSearch, find: string): SuggestionGroup[] {
  return SEARCH_TABS.map(({ key, number }) => ({
    key,
    count: reply[key].count,
    href: searchHref(find, number),
    items: suggestionsOf(reply, key),
  })).filter(({ items, count }) => count > 0 && items.length > 0);
}

function suggestionsOf(reply: FastSearch, key: SearchKey): Suggestion[] {
  switch (key) {
    case 'equipment':
      return reply.equipment.items.map(({ id, name }) => ({
        title: name,
        href: routes.equipmentItem.href({ slug: String(id) }),
        icon: 'cube',
      }));
    case 'industrySolution':
      return reply.industrySolution.items.map(({ slug, name }) => ({
        title: name,
        href: routes.solution.href({ slug }),
        icon: 'building',
      }));
    case 'document':
      return reply.document.items.map(({ name, file }) => ({
        title: name,
        href: file.href,
        icon: fileIcon(file.extension),
        external: true,
        facts: fileFacts(file).join(', '),
      }));
    case 'article':
      return reply.article.items.map(({ slug, name }) => ({
        title: name,
        href: routes.article.href({ slug }),
        icon: 'list',
      }));
    default:
      return key satisfies never;
  }
}
