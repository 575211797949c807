import type { DataRouter } from 'react-router-dom';

/** Cancels the navigation: the current page stays. The promise never settles. */
export async function cancelNavigation(router: DataRouter, notice: () => void): Promise<never> {
  notice();
  const { location } = router.state;
  await router.navigate(location, { replace: true, preventScrollReset: true });
  return new Promise(() => {});
}
