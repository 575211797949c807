import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Head } from '../../pages/define-page.ts';
import type { ErrorStatus } from '../errors/error-response.ts';
import type { Shell } from '../layout/shell.ts';

/** The router's data for the current page: from the loader or from the HTML. */
export interface LoadedPage {
  data: unknown;
  /** The breadcrumbs from the home page to the page itself. Empty on the home page. */
  breadcrumbs: Breadcrumb[];
  /** Set after a client-side navigation; a prerendered page has its head in the HTML. */
  head?: Head;
}

/** The state in the HTML for hydration: of a page, or the status of an error page. */
export type PageState = {
  /** The id of the code that rendered the page. */
  app: string;
  shell: Shell;
} & ({ page: LoadedPage } | { status: ErrorStatus });

/** The state of a page as JSON. @param data the page data, serialized already because it is large */
export function pageStateJson(app: string, shell: Shell, data: string, breadcrumbs: Breadcrumb[]): string {
  const [appJson, shellJson, trailJson] = [app, shell, breadcrumbs].map((part) => JSON.stringify(part));
  return `{"app":${appJson},"shell":${shellJson},"page":{"data":${data},"breadcrumbs":${trailJson}}}`;
}

/** The content of `payload.json`: the page data, or a redirect. */
export type Payload = { app: string; data: unknown } | { app: string; redirect: string };

/** The ids of the data block with the `PageState` and of React's root element. */
export const STATE_ID = 'state';
export const ROOT_ID = 'root';
