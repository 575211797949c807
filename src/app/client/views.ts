import { pages } from '../../pages/index.ts';
import type { RouteName } from '../../routes.ts';
import type { View, ViewSource } from '../page-outlet.tsx';
import { whenQuiet } from './when-quiet.ts';

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
      return load(name);
    },
  };
}
