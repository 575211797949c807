import { createElement, useEffect } from 'react';
import { pages } from '../../pages/index.ts';
import type { RouteName } from '../../routes.ts';
import type { PageView, ViewSource } from '../router/page-outlet.tsx';
import { notifyCodeFailed } from './chunk-notices.ts';
import { markHydrated, releaseClicks } from './event-replay.ts';
import { FirstPage } from './FirstPage.tsx';
import { CHUNK_LIMIT_MS } from '../../lib/browser/chunk-limit.ts';
import { OfflineError, recoverChunk } from '../../lib/browser/chunk-recovery.ts';
import { notifyOffline } from './offline-notice.ts';
import { applyPageStyles } from '../../lib/browser/styles.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { whenNeededLater } from '../../lib/browser/when-needed.ts';

/** The views loaded so far. */
export interface ViewLoader extends ViewSource {
  load: (name: RouteName) => Promise<PageView>;
}

export function createViewLoader(): ViewLoader {
  const loaded = new Map<RouteName, PageView>();
  // Even for a loaded module, `import` resolves some tasks later, after other pending tasks.
  const load = async (name: RouteName): Promise<PageView> => {
    const view = loaded.get(name) ?? (await pages[name].view()).default;
    loaded.set(name, view);
    return view;
  };
  return {
    get: (name) => loaded.get(name),
    load,
    applyStyles: applyPageStyles,
    FirstPage,
    loadForHydration: async (name) => {
      await (pages[name].isPersonal ? whenIdle() : whenNeededLater());
      const limit = setTimeout(tellThatCodeIsLate, CHUNK_LIMIT_MS);
      const View = await load(name)
        .finally(() => clearTimeout(limit))
        .catch((error: unknown) => recoverChunk(location.href, error).catch(keepServerMarkup));
      return withHydrationMark(View);
    },
  };
}

/** Marks the page as hydrated after the first effect of its view. */
function withHydrationMark(View: PageView): PageView {
  return function FirstView(props) {
    useEffect(() => markHydrated('page'), []);
    return createElement(View, props);
  };
}

/** The page stays readable, and is hydrated if its code loads later. A reload would interrupt the visitor. */
function tellThatCodeIsLate(): void {
  notifyCodeFailed();
  releaseClicks();
}

/** If the chunk fails, the page stays as prerendered: it can be read, links and forms work. */
function keepServerMarkup(error: unknown): Promise<never> {
  if (error instanceof OfflineError) notifyOffline();
  else {
    console.error('The code of the page has failed', error);
    notifyCodeFailed();
  }
  releaseClicks();
  return new Promise(() => {});
}
