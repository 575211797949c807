import type { DrawingFacts } from '../../../src/features/drawing/three-views.ts';
import type { ModelFacts } from '../../../src/features/equipment/filters/model-facts.ts';
import type { TaskFigures } from '../../../src/features/selection/models.ts';
import type { VideoObject } from '../../../src/features/structured-data/video-object.ts';
import { unescapeHtml } from '../../../src/lib/text/escape-html.ts';
import type { OgPicture } from './og-picture.ts';
import type { LayoutMarkup, PageMarkup } from '../../../src/app/server/page-markup.ts';
import { assertComplete } from './complete-markup.ts';

/** The facts of a rendered page for the later stages; its markup is not kept in memory. */
export interface PageFacts {
  title: string;
  /** Listed in the sitemap. */
  indexable: boolean;
  /** Addresses inside the site that the page's own content links to, fragments included, each once. */
  links: string[];
  /** Values of `id`, for links with fragments; kept only where such a link could point. */
  ids: string[];
  /** Pictures of the content, for the sitemap. */
  images: string[];
  /** Files of its videos; absent where there are none. */
  films?: string[] | undefined;
  /** Its videos, for the sitemap. */
  videos?: VideoObject[] | undefined;
  /** What the page says of a model: for the index of the filters, and for selection. */
  model?: (ModelFacts & { tasks: TaskFigures }) | undefined;
  /** To be written as files beside the page. */
  drawing?: DrawingFacts | undefined;
  /** To be rendered for the page. */
  ogPicture?: OgPicture | undefined;
}

const LINK = / (?:href|src)="(\/[^"]*|#[^"]*)"/g;
/** All facts in one pass: the markup of a large site is some hundred megabytes. */
const FACT = / href="([/#][^"]*)"| id="([^"]+)"|<img [^>]*?src="([^"]+)"/g;
const FILM = /"file":\{"href":"([^"]+\.(?:mp4|m4v|mov|webm|og[gv])(?:\?[^"]*)?)"/gi;
const MAIN = /<main[\s>][\s\S]*<\/main>/;

/** Layouts that have been checked: many pages have the same one. */
const completeLayouts = new WeakSet<LayoutMarkup>();

/** Reads the markup of a page. @throws when it is incomplete */
export function readFacts(
  { resourceHints, layout, main }: PageMarkup,
  known: Pick<PageFacts, 'title' | 'indexable' | 'ogPicture' | 'videos' | 'films' | 'model' | 'drawing'>,
): PageFacts {
  assertComplete(main);
  assertComplete(resourceHints);
  if (!completeLayouts.has(layout)) [layout.resourceHints, layout.before, layout.after].forEach(assertComplete);
  completeLayouts.add(layout);
  if (!main.includes('<h1')) throw new Error('the page shows nothing: it has no heading of its own');
  const links = new Set<string>();
  const ids = new Set<string>();
  const images = new Set<string>();
  for (const [, link, id, image] of main.matchAll(FACT)) {
    if (link !== undefined) links.add(unescapeHtml(link));
    else if (id !== undefined) ids.add(unescapeHtml(id));
    else if (image !== undefined) images.add(unescapeHtml(image));
  }
  return { ...known, links: [...links], ids: [...ids], images: [...images] };
}

/** The video files of a page, by its data: the players are rendered after a press only. */
export function filmsIn(json: string): string[] | undefined {
  const films = Array.from(json.matchAll(FILM), ([, url]) => JSON.parse(`"${url}"`) as string);
  return films.length > 0 ? films : undefined;
}

/** The page's own content in its markup. */
export function mainMarkup(body: string): string {
  return MAIN.exec(body)?.[0] ?? '';
}

/** The addresses inside the site that markup links to or loads, each once. */
export function internalLinks(markup: string): string[] {
  return [...new Set(Array.from(markup.matchAll(LINK), ([, link = '']) => unescapeHtml(link)))];
}
