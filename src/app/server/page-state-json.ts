import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Shell } from '../layout/shell.ts';

/** The `PageState` of a page as JSON, in pieces. @param data the page data, serialized already because it is large */
export function pageStateJson(app: string, shell: Shell, data: string, breadcrumbs: Breadcrumb[]): string[] {
  return [
    `{"app":${JSON.stringify(app)},"shell":${shellJson(shell)},"page":{"data":`,
    data,
    `,"breadcrumbs":${JSON.stringify(breadcrumbs)}}}`,
  ];
}

/** All pages of a build have the same shell. */
const shellJson = memoizeByObject((shell: Shell) => JSON.stringify(shell));
