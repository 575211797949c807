import type { AppendableList } from '../../lib/data/long-list.ts';
import type { Query } from '../../lib/address/query-string.ts';
import type { CleanHtml, IsDeleted, ParseContext } from '../schema/parse-context.ts';
import type { Fetch, Schedule } from './http.ts';
import type { ItemId } from './read-all-pages.ts';

/** Data about a successful reply, passed to `onReply`. */
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
  /** The base URL for links that a browser opens, where it differs. */
  publicBaseUrl?: string;
  fetch: Fetch;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Aborts all calls; they fail with its reason. */
  signal?: AbortSignal;
  /** Size limit of a JSON reply, bytes; downloads have a limit of 512 MiB. */
  maxBytes?: number;
  schedule?: Schedule;
  /** Without one, rich text is reduced to paragraphs of text. */
  cleanHtml?: CleanHtml;
  /** Whether an entity was deleted. A deleted entity is left out of every reply. */
  isDeleted?: IsDeleted;
  /** Creates the storage of long lists; by default they are kept in memory. */
  createLazyList?: <Item extends object>() => AppendableList<Item>;
  /** Ids that an earlier build read from a list, by `path?query` without the page number. */
  knownIds?: (list: string) => readonly ItemId[] | undefined;
  onReply?: (reply: ReplyInfo) => void;
  onOmitted?: (omitted: { call: string; text: string }) => void;
  onSkippedBlock?: (block: { call: string; type: string }) => void;
}
