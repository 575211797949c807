import type { ComponentType } from 'react';
import type { Api } from '../api/index.ts';
import type { DrawingFacts } from '../features/drawing/three-views.ts';
import type { TaskFigures } from '../features/selection/models.ts';
import type { Picture } from '../lib/files/picture.ts';
import type { Params, Route } from '../routes.ts';
import type { Breadcrumb } from '../ui/Breadcrumbs/Breadcrumbs.tsx';

/** The arguments of `load`: the API client, the parameters of the path and, on a paged list, the page number. */
export interface LoadContext<R extends Route = Route> {
  api: Api;
  params: Params<R['path']>;
  /** Counts from 1. */
  page: number;
  /** Today's date, `YYYY-MM-DD` in Moscow. Determined once per build, so that server and browser render the same. */
  today: string;
  /**
   * Returns the figures of a model for the selection if this build has rendered the model's page, so that it is not fetched
   * again.
   */
  figuresOf?: (slug: string) => TaskFigures | undefined;
}

/** One pathname of a page that has parameters or continues on further pages. */
export interface Entry<R extends Route = Route> {
  params: Params<R['path']>;
  /** The id of the entity on the page, for reports. */
  id?: number | string;
  /** Other values of the last parameter for this page (an id besides a slug): written as small redirect pages. */
  aliases?: string[];
  /** Its name in the site map. The site map keeps the order of the entries. */
  label: string;
  /** Number of pages of a paged list, at least 1. */
  pages?: number;
  /** When the content changed: ISO 8601 with an offset. */
  updatedAt?: string;
  /** Its item in a feed; absent if the page is in no feed. */
  feedItem?: FeedItem;
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
  /** The picture for link previews. */
  image?: Picture;
  /** `og:type`; `website` by default. */
  type?: 'article';
  /** Excluded from the sitemap and marked `noindex, follow`. */
  noindex?: boolean;
  /** schema.org objects besides the organization and the breadcrumbs, which every page has. */
  structuredData?: object[];
}

/** The exports of a page's `data.ts`. */
export interface PageContent<R extends Route, Data> {
  /** Required for routes with parameters; paged routes without parameters have one entry with `pages`. */
  entries?: (context: { api: Api }) => Promise<Iterable<Entry<R>>>;
  load: (context: LoadContext<R>) => Promise<Data>;
  head: (data: Data, context: { page: number }) => Head;
  /** The breadcrumbs between the home page and the page itself. */
  ancestors?: (data: Data) => Breadcrumb[];
  /** The drawing that a build writes beside the page. */
  drawing?: (data: Data) => DrawingFacts | undefined;
}

/** The props of a page's view. */
export interface ViewProps<Data> {
  /** The result of `load`, after serialization as JSON. */
  data: Data;
  /** The breadcrumbs including the page itself. */
  breadcrumbs: Breadcrumb[];
}

/** The props of a view whose content below the first screen has a chunk of its own. */
export interface SplitViewProps<Data> extends ViewProps<Data> {
  /** That content. After a navigation its code may still be loading; a filler is in its place then. */
  Rest: ComponentType<RestProps<Data>>;
}

/** The props of that content. */
export interface RestProps<Data> {
  data: Data;
  /** Called when it is in the document. */
  onShown: () => void;
}

type Code<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A page without its own types, as the rest of the site uses it. */
export interface Page {
  route: Route;
  hasStickyBar?: boolean;
  isPersonal?: boolean;
  showsModels?: boolean;
  content: () => Promise<PageContent<Route, unknown>>;
  view: Code<ViewProps<unknown>> | Code<SplitViewProps<unknown>>;
  rest?: Code<RestProps<unknown>>;
}

/**
 * Checks that path, parameters, data, head and view of a page agree, then drops their types, so that the rest of the site
 * treats all pages alike. Content and view are separate imports: a visitor's first load needs the view only.
 */
export function definePage<R extends Route, Data>(
  page: {
    route: R;
    /** The page has its own sticky bar, so the header scrolls away. */
    hasStickyBar?: boolean;
    /** The page shows data of the visitor's browser, so its chunk is loaded without waiting for a gesture. */
    isPersonal?: boolean;
    /** The page depends on all models, so a build renders it after their pages. */
    showsModels?: boolean;
    content: () => Promise<PageContent<R, Data>>;
  } & (
    | { view: Code<ViewProps<Data>>; rest?: never }
    /** `rest` is the content below the first screen of a large view: a navigation does not wait for its code. */
    | { view: Code<SplitViewProps<Data>>; rest: Code<RestProps<Data>> }
  ),
): Page {
  // The only cast: the crawl calls `load` with entries of the same page only.
  return page as Page;
}
