import type { LazyList } from '../../lib/data/long-list.ts';
import type { Query } from '../../lib/address/query-string.ts';
import type { z } from '../schema/zod.ts';

/** The shape of every list reply. */
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
  /** The call requests one entity, so a 'not found' error means that its page does not exist. */
  detail?: boolean;
  /** Aborts the call, which fails with the signal's reason. */
  signal?: AbortSignal;
  /** Overrides the common limit: an upload may take longer. */
  timeoutMs?: number;
}

export interface Download {
  blob: Blob;
  /** From the reply's header, without folders. */
  fileName?: string;
}

/**
 * The API as the resources use it. Every method rejects with `RequestError`, `BackendError` or `ContractError`. Paths are
 * relative to the API's root: `/news/17`.
 */
export interface ApiClient {
  get: <S extends z.ZodType>(path: string, schema: S, query?: Query, options?: CallOptions) => Promise<z.output<S>>;
  /** All items of a paginated list without duplicates. `schema` is that of an item. */
  all: <S extends z.ZodType<{ id: number | string }>>(path: string, schema: S, query?: Query) => Promise<z.output<S>[]>;
  /** The same for a list that may not fit into memory. */
  allLazy: <S extends z.ZodType<{ id: number | string }>>(
    path: string,
    schema: S,
    query?: Query,
  ) => Promise<LazyList<z.output<S>>>;
  /**
   * Items of a list by their ids, in this order. The caller then depends on these items and not on the whole list. Items that
   * the list does not have are left out. In the browser, where no list has been read, the result is empty.
   */
  pick: <S extends z.ZodType<{ id: number | string }>>(
    path: string,
    schema: S,
    ids: readonly (number | string)[],
    options?: { lazy?: boolean },
  ) => Promise<z.output<S>[]>;
  /** Sends `body` as multipart form data; nested objects and arrays get bracket keys. */
  post: <S extends z.ZodType>(path: string, schema: S, body: object, options?: CallOptions) => Promise<z.output<S>>;
  download: (path: string, query?: Query, options?: CallOptions) => Promise<Download>;
  /** The URL of a GET call for a link that a browser opens. */
  url: (path: string, query?: Query) => string;
}
