import { createApi } from '../../api/index.ts';
import { isListPage } from '../../features/paged-list/list-page.ts';
import { createBrowserClient } from '../../features/api-client/use-api-client.ts';
import { todayInMoscow } from '../../lib/text/moscow-day.ts';
import { MissingPageError } from '../../pages/missing-page-error.ts';
import type { PageContent } from '../../pages/define-page.ts';
import type { Route } from '../../routes.ts';

/**
 * Loads a page that the build does not have from the API, such as one created after the build.
 * @throws {MissingPageError} when the API's lists do not have it, else the error of the call
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
