import { classifyHref } from '../address/navigation-guard.ts';

/**
 * Leaves for a whole page of this site. The promise never settles, for the document goes away.
 * @throws {Error} for an address that the navigation guard does not take for a page of ours.
 */
export async function openDocument(url: string): Promise<never> {
  const verdict = classifyHref(url, { origin: location.origin });
  if (verdict.kind !== 'internal') throw new Error(`«${url}» is no page of this site`);
  const { pathname, search } = new URL(verdict.href, location.href);
  if (pathname + search === location.pathname + location.search) {
    // Within one document a new fragment is no load.
    history.replaceState(history.state, '', verdict.href);
    location.reload();
  } else location.assign(verdict.href);
  return new Promise(() => {});
}
