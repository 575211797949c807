import { createElement, useEffect } from 'react';
import { pages } from '../../pages/index.ts';
import type { RouteName } from '../../routes.ts';
import type { PageView, ViewSource } from '../router/page-outlet.tsx';
import { markHydrated } from './event-replay.ts';
import { OfflineError, recoverByFullLoad } from '../../lib/browser/chunk-recovery.ts';
import { notifyOffline } from './offline-notice.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';

/** The views loaded so far. */
export interface ViewLoader extends ViewSource {
  load: (name: RouteName) => Promise<PageView>;
}

export function createViewLoader(): ViewLoader {
  const loaded = new Map<RouteName, PageView>();
  const load = async (name: RouteName): Promise<PageView> => {
    const view = (await pages[name].view()).default;
    loaded.set(name, view);
    return view;
  };
  return {
    get: (name) => loaded.get(name),
    load,
    loadForHydration: async (name) => {
      await whenIdle();
      const View = await load(name).catch((error: unknown) =>
        recoverByFullLoad(location.href, error).catch(keepServerMarkup),
      );
      return withHydrationMark(View);
    },
  };
}

/** The view of the page in the HTML, which tells when it has been hydrated. */
function withHydrationMark(View: PageView): PageView {
  return function FirstView(props) {
    useEffect(() => markHydrated('page'), []);
    return createElement(View, props);
  };
}

/** Without a connection the page stays as the server drew it: to be read, if not to be used. */
function keepServerMarkup(error: unknown): Promise<never> {
  if (!(error instanceof OfflineError)) throw error;
  notifyOffline();
  return new Promise(() => {});
}
