import type { AppendableList } from '../../lib/data/long-list.ts';
import type { Query } from '../../lib/address/query-string.ts';
import type { CleanHtml, IsDeleted, ParseContext } from '../schema/parse-context.ts';
import type { Fetch, Schedule } from './http.ts';
import type { ItemId } from './read-all-pages.ts';

/** What the caller is told of each good reply. */
export interface ReplyInfo {
  method: 'GET' | 'POST';
  path: string;
  query: Query;
  /** `kind:id` of every entity in it, for instance `equipment:17`. */
  entities: ParseContext['entities'];
  etag?: string;
}

export interface ApiClientOptions {
  /** Where `/frontend/v1` lives; in a browser it may be relative to the page. */
  baseUrl: string;
  /** The same for addresses that browsers open, where it differs. */
  publicBaseUrl?: string;
  fetch: Fetch;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Ends all calls early; they then fail with its reason. */
  signal?: AbortSignal;
  /** Most bytes of a JSON reply; of a download, 512 MiB. */
  maxBytes?: number;
  schedule?: Schedule;
  /** Without one, rich text is reduced to paragraphs of text. */
  cleanHtml?: CleanHtml;
  /** Entities to leave out of every reply: the API does not know them any more. */
  isDeleted?: IsDeleted;
  /** Where long lists are put; without it they stay in memory. */
  createLazyList?: <Item extends object>() => AppendableList<Item>;
  /** Ids that an earlier build read from a list, named `path?query` without the page. */
  knownIds?: (list: string) => readonly ItemId[] | undefined;
  onReply?: (reply: ReplyInfo) => void;
  onOmitted?: (omitted: { call: string; text: string }) => void;
  onSkippedBlock?: (block: { call: string; type: string }) => void;
}
