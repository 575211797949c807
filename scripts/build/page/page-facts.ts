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
  /** Internal URLs in the page's own content, with fragments, without duplicates. */
  links: string[];
  /** Values of `id`, for links with fragments; kept only if such a link is possible. */
  ids: string[];
  /** Pictures of the content, for the sitemap. */
  images: string[];
  /** Video files of the content; absent if there are none. */
  films?: string[];
  /** Its videos, for the sitemap. */
  videos?: VideoObject[];
  /** The facts of a model, for the index of the filters and for the selection. */
  model?: ModelFacts & { tasks: TaskFigures };
  /** Written as files beside the page. */
  drawing?: DrawingFacts;
  /** Rendered for the page. */
  ogPicture?: OgPicture;
}

const LINK = / (?:href|src)="(\/[^"]*|#[^"]*)"/g;
/** All facts in one pass: the markup of a large site is some hundred megabytes. */
const FACT = / href="([/#][^"]*)"| id="([^"]+)"|<img [^>]*?src="([^"]+)"/g;
const FILM = /"file":\{"href":"([^"]+\.(?:mp4|m4v|mov|webm|og[gv])(?:\?[^"]*)?)"/gi;
const MAIN = /<main[\s>][\s\S]*<\/main>/;

/** Layouts that have been checked: many pages share one. */
const completeLayouts = new WeakSet<LayoutMarkup>();

/** Reads the facts of a page from its markup. @throws when it is incomplete */
export function readFacts(
  { resourceHints, layout, main }: PageMarkup,
  known: Pick<PageFacts, 'title' | 'indexable' | 'ogPicture' | 'videos' | 'films' | 'model' | 'drawing'>,
): PageFacts {
  assertComplete(main);
  assertComplete(resourceHints);
  if (!completeLayouts.has(layout)) [layout.resourceHints, layout.before, layout.after].forEach(assertComplete);
  completeLayouts.add(layout);
  if (!main.includes('<h1')) throw new Error('the page is empty: it has no heading');
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

/** The video files of a page, from its data, since players are rendered after a click only. */
export function filmsIn(json: string): string[] | undefined {
  const films = Array.from(json.matchAll(FILM), ([, url]) => JSON.parse(`"${url}"`) as string);
  return films.length > 0 ? films : undefined;
}

/** The page's own content in its markup. */
export function mainMarkup(body: string): string {
  return MAIN.exec(body)?.[0] ?? '';
}

/** The internal URLs that the markup links to or loads, without duplicates. */
export function internalLinks(markup: string): string[] {
  return [...new Set(Array.from(markup.matchAll(LINK), ([, link = '']) => unescapeHtml(link)))];
}
