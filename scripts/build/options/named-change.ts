import { kindOfPath } from '../../../src/api/client/kind-of-path.ts';

/** A change named by the content system, as the path of a call: `/equipment/17`, `/settings`. */
export interface NamedChange {
  path: string;
  kind: string;
  /** Id or slug; absent if any entity of the kind may have changed. */
  identifier?: string;
}

/** @param path of a call, relative to the API's root. @throws {Error} for another text */
export function parseNamedChange(path: string): NamedChange {
  if (!/^(\/[\w~%.-]+)+$/.test(path)) throw new Error(`«${path}» is not the path of a call`);
  const kind = kindOfPath(path);
  const list = kind === 'article-section' ? '/article/section' : `/${kind}`;
  return {
    path,
    kind,
    identifier: path === list ? undefined : decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)),
  };
}
