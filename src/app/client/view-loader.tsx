import { type ComponentType, lazy, Suspense, useEffect, useInsertionEffect } from 'react';
import { Filler } from '../../features/below-fold/BelowFold.tsx';
import type { Page, RestProps } from '../../pages/define-page.ts';
import { pages } from '../../pages/index.ts';
import type { RouteName } from '../../routes.ts';
import type { PageView, ViewSource } from '../router/page-outlet.tsx';
import { loadWholeView, withRest } from '../router/whole-view.tsx';
import { notifyCodeFailed } from './chunk-notices.ts';
import { markHydrated, releaseClicks } from './event-replay.ts';
import { FirstPage } from './FirstPage.tsx';
import { endForeignChanges, undoForeignChanges } from './foreign-changes.ts';
import { CHUNK_LIMIT_MS } from '../../lib/browser/chunk-limit.ts';
import { awaitsQuery } from '../../lib/browser/awaits-query.ts';
import { OfflineError, recoverChunk } from '../../lib/browser/chunk-recovery.ts';
import { leftPage } from '../../lib/browser/left-page.ts';
import { notifyOffline } from './offline-notice.ts';
import { applyPageStyles } from '../../lib/browser/styles.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { whenNeededLater } from '../../lib/browser/when-needed.ts';

/** The views loaded so far. */
export interface ViewLoader extends ViewSource {
  /** Loads what the first screen needs. The rest of a split view is requested after it. */
  load: (name: RouteName) => Promise<PageView>;
  /** Loads all of a view, for a page that is not shown from its top. */
  loadWhole: (name: RouteName) => Promise<PageView>;
}

/** @param first the name of the route of the prerendered page, if there is one to hydrate */
export function createViewLoader(first?: RouteName): ViewLoader {
  let unhydrated = first;
  const whole = new Map<RouteName, PageView>();
  const withLaterRest = new Map<RouteName, PageView>();
  const getLoaded = (name: RouteName) => whole.get(name) ?? withLaterRest.get(name);
  // Even for a loaded module, `import` resolves some tasks later, after other pending tasks.
  const loadWhole = async (name: RouteName): Promise<PageView> => {
    const View = whole.get(name) ?? (await loadWholeView(pages[name]));
    whole.set(name, View);
    return View;
  };
  const load = async (name: RouteName): Promise<PageView> => {
    const known = getLoaded(name);
    if (known) return known;
    const { view, rest } = pages[name];
    if (!rest) return loadWhole(name);
    const { default: View } = await view();
    // After a pending navigation, whose page requests its rest itself. What becomes of a failure is decided when it is shown.
    void whenNeededLater()
      .then(() => loadWhole(name))
      .catch(() => {});
    const quick = withRest(
      View,
      laterRest(rest, () => withLaterRest.delete(name)),
    );
    withLaterRest.set(name, quick);
    return quick;
  };
  return {
    // A slow device may have the view before React hydrates the layout, from a prefetched link to the same page.
    get: (name) => (name === unhydrated ? undefined : getLoaded(name)),
    onFirstCommit: () => {
      unhydrated = undefined;
    },
    load,
    loadWhole,
    applyStyles: applyPageStyles,
    FirstPage,
    loadForHydration: async (name) => {
      if (!awaitsQuery()) await (pages[name].isPersonal ? whenIdle() : whenNeededLater());
      const View = await loadOrKeepPage(() => loadWhole(name));
      undoForeignChanges('page');
      return withHydrationMark(View);
    },
  };
}

/** Shows a filler while the rest of a view loads, and if it fails. @param onFailed called in that case */
function laterRest(load: NonNullable<Page['rest']>, onFailed: () => void): ComponentType<RestProps<unknown>> {
  const Content = lazy(() =>
    loadOrKeepPage(() =>
      load().catch((error: unknown) => {
        onFailed();
        throw error;
      }),
    ),
  );
  return function LaterRest(props) {
    return (
      <Suspense fallback={<Filler />}>
        <Content {...props} />
      </Suspense>
    );
  };
}

/**
 * If code of the open page fails to load, a full load is tried. If that is not possible the page stays, with a notice. Nothing
 * happens to another page that the visitor has gone to meanwhile.
 */
async function loadOrKeepPage<Code>(load: () => Promise<Code>): Promise<Code> {
  const isLeft = leftPage();
  const limit = setTimeout(() => isLeft() || tellThatCodeIsLate(), CHUNK_LIMIT_MS);
  return load()
    .finally(() => clearTimeout(limit))
    .catch((error: unknown) => recoverChunk(location.href, error, isLeft))
    .catch((error: unknown) => (isLeft() ? never() : keepPage(error)));
}

/** What waits for it shows its fallback, or the prerendered HTML. */
const never = () => new Promise<never>(() => {});

/** Marks the page as hydrated after the first effect of its view. */
function withHydrationMark(View: PageView): PageView {
  return function FirstView(props) {
    useInsertionEffect(() => endForeignChanges(), []);
    useEffect(() => markHydrated('page'), []);
    return <View {...props} />;
  };
}

/** The page stays readable, and is completed if its code loads later. A reload would interrupt the visitor. */
function tellThatCodeIsLate(): void {
  notifyCodeFailed();
  releaseClicks();
}

/** What is shown can be read, its links and forms work. */
function keepPage(error: unknown): Promise<never> {
  if (error instanceof OfflineError) notifyOffline();
  else {
    console.error('The code of the page has failed', error);
    notifyCodeFailed();
  }
  releaseClicks();
  return never();
}
