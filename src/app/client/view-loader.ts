import { createElement, useEffect } from 'react';
import { pages } from '../../pages/index.ts';
import type { RouteName } from '../../routes.ts';
import type { View, ViewSource } from '../router/page-outlet.tsx';
import { comeAlive } from './event-replay.ts';
import { OfflineError, recover, sayOffline } from '../../lib/browser/chunk-recovery.ts';
import { whenQuiet } from '../../lib/browser/when-idle.ts';

/** The views loaded so far. */
export interface Views extends ViewSource {
  load: (name: RouteName) => Promise<View>;
}

export function createViews(): Views {
  const loaded = new Map<RouteName, View>();
  const load = async (name: RouteName): Promise<View> => {
    const view = (await pages[name].view()).default;
    loaded.set(name, view);
    return view;
  };
  return {
    get: (name) => loaded.get(name),
    load,
    later: async (name) => {
      await whenQuiet();
      const View = await load(name).catch((error: unknown) => recover(location.href, error).catch(keepDrawn));
      return aliveOnce(View);
    },
  };
}

/** The view of the page in the HTML, which tells when it has been hydrated. */
function aliveOnce(View: View): View {
  return function FirstView(props) {
    useEffect(() => comeAlive('page'), []);
    return createElement(View, props);
  };
}

/** Without a connection the page stays as the server drew it: to be read, if not to be used. */
function keepDrawn(error: unknown): Promise<never> {
  if (!(error instanceof OfflineError)) throw error;
  sayOffline();
  return new Promise(() => {});
}
