import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Head } from '../../pages/define-page.ts';
import type { ErrorStatus } from '../errors/error-response.ts';
import type { Shell } from '../layout/shell.ts';

/** What the router holds for the page it shows: the loader's result, or the state found in the HTML. */
export interface LoadedPage {
  data: unknown;
  /** The breadcrumbs from the home page; the last is the page itself. Empty on the home page. */
  breadcrumbs: Breadcrumb[];
  /** Given after a navigation inside the site; a page from HTML has its head in the HTML. */
  head?: Head;
}

/** What the HTML of an address carries for hydration: a page, or the status of an error page. */
export type PageState = {
  /** The id of the code that rendered the page. */
  app: string;
  shell: Shell;
} & ({ page: LoadedPage } | { status: ErrorStatus });

/** The state of a page as JSON. @param data the page's data, as JSON already: the bulk of it */
export function pageStateJson(app: string, shell: Shell, data: string, breadcrumbs: Breadcrumb[]): string {
  const [appJson, shellJson, trailJson] = [app, shell, breadcrumbs].map((part) => JSON.stringify(part));
  return `{"app":${appJson},"shell":${shellJson},"page":{"data":${data},"breadcrumbs":${trailJson}}}`;
}

/** What `payload.json` holds: the data, or where the address has moved. */
export type Payload = { app: string; data: unknown } | { app: string; redirect: string };

/** The ids of the data block that holds the `PageState`, and of React's root element. */
export const STATE_ID = 'state';
export const ROOT_ID = 'root';
