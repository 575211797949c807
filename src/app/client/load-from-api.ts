import { createLiveCall } from '../../features/live-api/live-api.ts';
import { dayOf } from '../../lib/dates.ts';
import type { PageContent } from '../../pages/page.ts';
import type { Route } from '../../routes.ts';
import { ErrorResponse } from '../error-response.ts';

/**
 * Asks the API for a page that the build does not know, one that is younger than it, say. Only the API's own word
 * makes it a 404. @throws {ErrorResponse} for 'not found'; else what the call fails with.
 */
export async function loadFromApi(
  content: PageContent<Route, unknown>,
  { params, page }: { params: Record<string, string>; page: number },
  baseUrl: string,
): Promise<unknown> {
  const [call, { createApi }, { BackendError, backendCode }] = await Promise.all([
    createLiveCall(baseUrl),
    import('../../api/index.ts'),
    import('../../api/errors.ts'),
  ]);
  try {
    const data = await content.load({ api: createApi(call), params, page, today: dayOf(new Date()) });
    return JSON.parse(JSON.stringify(data)) as unknown;
  } catch (error) {
    if (error instanceof BackendError && error.code === backendCode.entityNotFound) throw new ErrorResponse(404);
    throw error;
  }
}
