import { createApi } from '../../api/index.ts';
import { isListPage } from '../../features/paged-list/list-page.ts';
import { createBrowserClient } from '../../features/api-client/use-api-client.ts';
import { todayInMoscow } from '../../lib/text/moscow-day.ts';
import { MissingPageError } from '../../pages/missing-page-error.ts';
import type { PageContent } from '../../pages/define-page.ts';
import type { Route } from '../../routes.ts';

/**
 * Asks the API for a page that the build does not know, one that is younger than it, say.
 * @throws {MissingPageError} for what the API's lists do not have, else what the call fails with
 */
export async function loadFromApi(
  content: PageContent<Route, unknown>,
  { params, page }: { params: Record<string, string>; page: number },
  baseUrl: string,
): Promise<unknown> {
  const api = createApi(await createBrowserClient(baseUrl));
  const data = await content.load({ api, params, page, today: todayInMoscow() });
  if (isListPage(data) && data.page > data.lastPage) throw new MissingPageError(`The list has no page ${page}`);
  return JSON.parse(JSON.stringify(data)) as unknown;
}
