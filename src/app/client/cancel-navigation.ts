import type { DataRouter } from 'react-router-dom';

/** The page on the screen stays: the navigation ends where it began. */
export async function cancelNavigation(router: DataRouter, notice: () => void): Promise<never> {
  notice();
  const { location } = router.state;
  await router.navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
  return new Promise(() => {});
}
