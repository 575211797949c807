import type { ComponentType } from 'react';
import type { Page, RestProps, SplitViewProps } from '../../pages/define-page.ts';
import type { PageView } from './page-outlet.tsx';

/** Loads the view of a page with its content below the first screen. */
export async function loadWholeView(page: Page): Promise<PageView> {
  const [{ default: View }, rest] = await Promise.all([page.view(), page.rest?.()]);
  return withRest(View, rest?.default);
}

/** @param Rest the content below the first screen, for a page that defines it apart */
export function withRest(
  View: PageView | ComponentType<SplitViewProps<unknown>>,
  Rest: ComponentType<RestProps<unknown>> | undefined,
): PageView {
  // A page without `rest` has a view that needs none (see `definePage`).
  if (!Rest) return View as PageView;
  return function WholeView(props) {
    return <View {...props} Rest={Rest} />;
  };
}
