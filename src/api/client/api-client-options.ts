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
  value: unknown;
  /** `kind:id` of every entity in it, for instance `equipment:17`. Undefined if a known reply was not sent again. */
  entities: ParseContext['entities'] | undefined;
  etag?: string;
  /** Undefined if it was used whole. */
  leftOut: LeftOut | undefined;
}

/** What was left out of a reply and reported. */
export interface LeftOut {
  /** Optional values that were invalid, each with the call. */
  omitted: string[];
  /** The types of unknown blocks. */
  skippedBlocks: string[];
}

/** A reply that an earlier build has parsed. */
export interface KnownReply {
  etag: string;
  value: () => unknown;
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
  /** A reply by its call, `path?query`: it is requested with its ETag, and not sent again if it is the same. */
  knownReply?: (call: string) => KnownReply | undefined;
  onReply?: (reply: ReplyInfo) => void;
}
