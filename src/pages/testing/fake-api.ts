import type { Api } from '../../api/index.ts';

/** An API for tests that has only the calls a page needs; a page that makes another one fails. */
export function fakeApi(resources: { [Name in keyof Api]?: Partial<Api[Name]> }): Api {
  return resources as Api;
}
