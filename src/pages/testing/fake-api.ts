import type { Api } from '../../api/index.ts';

/** A test API with only the calls that a page needs; any other call fails. */
export function fakeApi(resources: { [Name in keyof Api]?: Partial<Api[Name]> }): Api {
  return resources as Api;
}
