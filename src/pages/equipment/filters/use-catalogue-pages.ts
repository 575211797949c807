import { useEffect, useState } from 'react';
import { isListPage, type ListPage } from '../../../features/paged-list/list-page.ts';
import { usePageData } from '../../../features/paged-list/use-page-data.ts';
import { routes } from '../../../routes.ts';
import type { Model } from '../data.ts';

type Pages = ReadonlyMap<number, readonly Model[]>;

export interface CataloguePages {
  /** The loaded models by page. */
  pages: Pages;
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** The models of some pages of the catalogue: of the current one, and from the payloads of others. */
export function useCataloguePages(
  first: Pick<ListPage<Model>, 'items' | 'page'>,
  wanted: readonly number[],
): CataloguePages {
  const load = usePageData();
  const [pages, setPages] = useState<Pages>(() => new Map([[first.page, first.items]]));
  const [hasFailed, setFailed] = useState(false);
  const missing = wanted.filter((page) => !pages.has(page)).join();
  useEffect(() => {
    if (!missing || hasFailed || !load) return undefined;
    let isOver = false;
    const read = async (page: number) => {
      const address = routes.equipment.href({}, page);
      const data = await load(address);
      if (!isListPage<Model>(data)) throw new TypeError(`${address} holds no list`);
      return [page, data.items] as const;
    };
    Promise.all(missing.split(',').map((page) => read(Number(page)))).then(
      (more) => !isOver && setPages((others) => new Map([...others, ...more])),
      (error: unknown) => {
        if (isOver) return;
        console.error('Pages of the catalogue were not loaded', error);
        setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [missing, hasFailed, load]);
  return {
    pages,
    state: missing ? (hasFailed ? 'failed' : 'loading') : 'ready',
    retry: () => setFailed(false),
  };
}
