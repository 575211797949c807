import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { ErrorStatus } from '../errors/error-response.ts';
import type { Shell } from '../layout/shell.ts';
import type { PageHead } from './page-head.ts';

/** The router's data for the current page: from the loader or from the HTML. */
export interface LoadedPage {
  data: unknown;
  /** The breadcrumbs from the home page to the page itself. Empty on the home page. */
  breadcrumbs: Breadcrumb[];
  /** Set after a client-side navigation; a prerendered page has its head in the HTML. */
  head?: PageHead;
}

/** The state in the HTML for hydration: of a page, or the status of an error page. */
export type PageState = {
  /** The id of the code that rendered the page. */
  app: string;
  shell: Shell;
} & ({ page: LoadedPage } | { status: ErrorStatus });

/**
 * The content of `payload.json`: the page, or a redirect. It has the head and the breadcrumbs, because the code that makes them
 * from the data is larger than they are.
 */
export type Payload = ({ app: string } & Required<LoadedPage>) | { app: string; redirect: string };

export type PayloadHead = Required<Omit<LoadedPage, 'data'>>;

/** The start of the page data in a payload; it reaches to the closing brace. */
const PAYLOAD_DATA = ',"data":';

/** @param data the page data as JSON, so that the rendered and the sent data are the same */
export function payloadJson(app: string, { head, breadcrumbs }: PayloadHead, data: string): string {
  return `${JSON.stringify({ app, head, breadcrumbs }).slice(0, -1)}${PAYLOAD_DATA}${data}}`;
}

/** The page data of a payload as JSON. */
export function payloadDataJson(payload: string): string {
  return payload.slice(payload.indexOf(PAYLOAD_DATA) + PAYLOAD_DATA.length, -1);
}

/** The ids of the data block with the `PageState` and of React's root element. */
export const STATE_ID = 'state';
export const ROOT_ID = 'root';
