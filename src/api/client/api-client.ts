import type { LazyList } from '../../lib/data/long-list.ts';
import type { Query } from '../../lib/address/query-string.ts';
import type { z } from '../schema/zod.ts';

/** The form of every list reply. */
export interface Paginated<Item> {
  items: Item[];
  /** Counts from 1. */
  currentPage: number;
  lastPage: number;
}

export type PageQuery = {
  /** Counts from 1. */
  page?: number;
  /** 100 at most, 12 by default. */
  perPage?: number;
};

export interface CallOptions {
  /** The call asks for one entity: a 'not found' is then its page's. */
  detail?: boolean;
  /** Ends the call early; it then fails with the signal's reason. */
  signal?: AbortSignal;
  /** Instead of the limit that all calls share: an upload may take longer. */
  timeoutMs?: number;
}

export interface Download {
  blob: Blob;
  /** As the reply names it, without folders. */
  fileName?: string;
}

/**
 * The API as the resources see it. All of it fails with `RequestError`, `BackendError` or `ContractError`.
 * Paths are below the API's root: `/news/17`.
 */
export interface ApiClient {
  get: <S extends z.ZodType>(path: string, schema: S, query?: Query, options?: CallOptions) => Promise<z.output<S>>;
  /** Every item of a paginated list, each once. `schema` is that of an item. */
  all: <S extends z.ZodType<{ id: number | string }>>(path: string, schema: S, query?: Query) => Promise<z.output<S>[]>;
  /** The same of a list that may be too long for the memory. */
  allLazy: <S extends z.ZodType<{ id: number | string }>>(
    path: string,
    schema: S,
    query?: Query,
  ) => Promise<LazyList<z.output<S>>>;
  /**
   * Items of a list by their ids, in this order: what a build has at hand. Whoever asks depends on these items, not on the
   * list. An item that the list does not have is left out, as all are where no list has been read: in the browser.
   */
  pick: <S extends z.ZodType<{ id: number | string }>>(
    path: string,
    schema: S,
    ids: readonly (number | string)[],
    options?: { lazy?: boolean },
  ) => Promise<z.output<S>[]>;
  /** `body` goes as multipart form data; nested objects and arrays with bracket keys. */
  post: <S extends z.ZodType>(path: string, schema: S, body: object, options?: CallOptions) => Promise<z.output<S>>;
  download: (path: string, query?: Query, options?: CallOptions) => Promise<Download>;
  /** The address of a GET call as a browser may open it. */
  url: (path: string, query?: Query) => string;
}
