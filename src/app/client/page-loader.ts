import { type LoaderFunction, redirect } from 'react-router-dom';
import { canonicalAddress } from '../../lib/address.ts';
import { pages } from '../../pages/index.ts';
import type { RouteName } from '../../routes.ts';
import { ErrorResponse } from '../error-response.ts';
import { type LoadedPage, type PageState, trailOf } from '../loaded-page.ts';
import { loadFromApi } from './load-from-api.ts';
import { fetchPayload } from './payload.ts';
import type { Views } from './views.ts';

/** Loaders for the router: the payload of the target, or the API's own answer where the payload is missing. */
export function createPageLoader({ app, shell }: PageState, views: Views) {
  return (name: RouteName): LoaderFunction =>
    async ({ request, params }) => {
      const address = addressOf(request.url);
      const [payload, content] = await Promise.all([
        fetchPayload(address, request.signal),
        pages[name].content(),
        views.load(name),
      ]);
      if (payload.kind === 'redirect') return redirect(payload.to);
      if (payload.kind === 'found' && payload.app !== app) return leaveFor(request.url);

      const { page = '1', ...rest } = params as Record<string, string>;
      const data =
        payload.kind === 'found'
          ? payload.data
          : await loadFromApi(content, { params: rest, page: Number(page) }, shell.config.apiBaseUrl);
      const head = content.head(data, { page: Number(page) });
      return { data, trail: trailOf(address, head, content.crumbs?.(data)), head } satisfies LoadedPage;
    };
}

function addressOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return canonicalAddress(pathname);
  } catch {
    throw new ErrorResponse(404, `Page Not Found: ${pathname}`);
  }
}

/** The code in hand is older than the data: a full load brings both. The promise never settles, the document goes away. */
function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}
