import type { ComponentType } from 'react';
import type { Api } from '../api/index.ts';
import type { DrawingFacts } from '../features/drawing/three-views.ts';
import type { TaskFigures } from '../features/selection/models.ts';
import type { Params, Route } from '../routes.ts';
import type { Breadcrumb } from '../ui/Breadcrumbs/Breadcrumbs.tsx';

/** What `load` is given: the API client, the parameters of the path and, on a paged list, the page number. */
export interface LoadContext<R extends Route = Route> {
  api: Api;
  params: Params<R['path']>;
  /** Counts from 1. */
  page: number;
  /** Today's date, `YYYY-MM-DD` in Moscow. Decided once for a build, so that server and browser print the same. */
  today: string;
  /** What selection needs of a model, where a build has rendered the model's page: it need not be fetched again. */
  figuresOf?: (slug: string) => TaskFigures | undefined;
}

/** One pathname of a page that has parameters or continues on further pages. */
export interface Entry<R extends Route = Route> {
  params: Params<R['path']>;
  /** Of the entity that it shows, for reports. */
  id?: number | string;
  /** Other values of the last parameter that lead here (an id beside a slug): written as small redirect pages. */
  aliases?: string[];
  /** Its name in the site map, which lists the entries in the order in which they come. */
  label: string;
  /** Number of pages of a paged list, at least 1. */
  pages?: number;
  /** When the content changed: ISO 8601 with an offset. */
  updatedAt?: string | undefined;
  /** Its item in a feed; absent for pages that are in no feed. */
  feedItem?: FeedItem | undefined;
}

/** A publication in a feed. */
export interface FeedItem {
  /** ISO 8601 with an offset. */
  publishedAt: string;
  lead: string;
}

/** Title, description and other metadata of a page. */
export interface Head {
  /** Without the brand, which is added to every title. */
  title: string;
  /** The page's name in the breadcrumbs where the title is too long for them. */
  breadcrumb?: string;
  description: string;
  /** Address of a picture for previews, absolute or from the root of the site. */
  image?: string | undefined;
  /** `og:type` when it is shared; without one, `website`. */
  type?: 'article';
  /** Kept out of the sitemap and marked `noindex, follow`. */
  noindex?: boolean;
  /** Objects of schema.org beyond the organisation and the breadcrumbs, which every page has. */
  structuredData?: object[];
}

/** What the file `data.ts` of a page exports. */
export interface PageContent<R extends Route, Data> {
  /** Needed by routes with parameters; paged routes without parameters give one entry with `pages`. */
  entries?: (context: { api: Api }) => Promise<Entry<R>[]>;
  load: (context: LoadContext<R>) => Promise<Data>;
  head: (data: Data, context: { page: number }) => Head;
  /** The last links before the page itself; the home page is put in front of them, the page's own title behind. */
  ancestors?: (data: Data) => Breadcrumb[];
  /** The drawing that a build writes for the page. */
  drawing?: (data: Data) => DrawingFacts | undefined;
}

/** The props of a page's view. */
export interface ViewProps<Data> {
  /** What `load` returned, after a trip through JSON. */
  data: Data;
  /** The breadcrumbs, the page itself included. */
  breadcrumbs: Breadcrumb[];
}

/** A page without its own types, as the rest of the site uses it. */
export interface Page {
  route: Route;
  hasBar?: boolean | undefined;
  isPersonal?: boolean | undefined;
  showsModels?: boolean | undefined;
  content: () => Promise<PageContent<Route, unknown>>;
  view: () => Promise<{ default: ComponentType<ViewProps<unknown>> }>;
}

/**
 * Checks that path, parameters, data, head and view of a page agree, then drops their types, so that the rest of the site
 * handles all pages alike. Content and view are separate imports: a visitor's first load needs the view only.
 */
export function definePage<R extends Route, Data>(page: {
  route: R;
  /** A bar of the page's own stays at the top of the screen: the header scrolls away. */
  hasBar?: boolean;
  /** It shows what the visitor's browser keeps: its code does not wait for a sign of the visitor. */
  isPersonal?: boolean;
  /** It shows figures of all models: a build renders it after their pages. */
  showsModels?: boolean;
  content: () => Promise<PageContent<R, Data>>;
  view: () => Promise<{ default: ComponentType<ViewProps<Data>> }>;
}): Page {
  // The only cast: the crawl gives `load` nothing but entries of the same page.
  return page as Page;
}
