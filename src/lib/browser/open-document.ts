import { classifyHref } from '../address/navigation-guard.ts';

/**
 * Loads a page of this site as a document. The promise never settles, because the document is unloaded.
 * @throws {Error} for a URL that the navigation guard does not classify as internal
 */
export async function openDocument(url: string): Promise<never> {
  const verdict = classifyHref(url, { origin: location.origin });
  if (verdict.kind !== 'internal') throw new Error(`«${url}» is not a page of this site`);
  const { pathname, search } = new URL(verdict.href, location.href);
  if (pathname + search === location.pathname + location.search) {
    // Another fragment of the same document would not load anything.
    history.replaceState(history.state, '', verdict.href);
    location.reload();
  } else location.assign(verdict.href);
  return new Promise(() => {});
}
