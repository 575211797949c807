import { type DocumentOptions, documentPieces, type OgImage } from '../../../src/app/server/document.ts';
import { breadcrumbsOf } from '../../../src/app/router/breadcrumbs.ts';
import { pageHeadOf } from '../../../src/app/router/page-head.ts';
import type { PayloadHead } from '../../../src/app/router/page-state.ts';
import { markupPieces, type PageMarkup } from '../../../src/app/server/page-markup.ts';
import { pageStateJson } from '../../../src/app/server/page-state-json.ts';
import { breadcrumbList, organization } from '../../../src/app/server/structured-data.ts';
import { isVideoObject } from '../../../src/features/structured-data/video-object.ts';
import { modelFacts } from '../../../src/features/equipment/filters/model-facts.ts';
import { taskFigures } from '../../../src/features/selection/models.ts';
import type { EquipmentItemData } from '../../../src/pages/equipment-item/data.ts';
import type { Head, PageContent } from '../../../src/pages/define-page.ts';
import type { Route } from '../../../src/routes.ts';
import { IncompleteMarkupError } from '../page/complete-markup.ts';
import { OG_HEIGHT, OG_WIDTH, type OgPicture, ogPictureOf, photoUrl } from '../page/og-picture.ts';
import { filmsIn, type PageFacts, readFacts } from '../page/page-facts.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import type { RenderContext } from './render-context.ts';

export interface RenderedPage {
  /** The document, in pieces. */
  html: string[];
  /** The payload without the page data, which the caller has. */
  payloadHead: PayloadHead;
  facts: PageFacts;
}

/**
 * Renders a page from its data after parsing it from JSON, as in the browser. @throws the error of the view or of a component
 */
export async function renderPage(
  context: RenderContext,
  planned: PlannedPage,
  content: PageContent<Route, unknown>,
  json: string,
): Promise<RenderedPage> {
  const { shell, renderer, appId, assets, policy, preview, og } = context;
  const data: unknown = JSON.parse(json);
  const head = content.head(data, { page: planned.page });
  const pageHead = pageHeadOf(head);
  const breadcrumbs = breadcrumbsOf(planned.pathname, head, content.ancestors?.(data));
  const siteUrl = shell.config.siteUrl;
  const ogPicture = og && ogPictureOf(planned, head, og);
  const loaded = { data, breadcrumbs };
  const markup = await renderer.page(planned.pathname, loaded);
  const documentOptions: DocumentOptions = {
    page: planned.name,
    head,
    canonical: siteUrl + planned.pathname,
    image: ogImage(head, ogPicture, siteUrl),
    structuredData: [organization(shell), breadcrumbList(breadcrumbs, siteUrl), ...(head.structuredData ?? [])].filter(
      (item) => item !== undefined,
    ),
    assets,
    body: markupPieces(markup),
    state: pageStateJson(appId, shell, json, breadcrumbs),
    policy,
    preview,
  };
  const indexable = !head.noindex && !preview;
  const films = head.structuredData?.filter(isVideoObject) ?? [];
  const videos = films.length > 0 ? films : undefined;
  const known = {
    title: pageHead.title,
    indexable,
    ogPicture,
    videos,
    films: filmsIn(json),
    model: planned.name === 'equipmentItem' ? factsOfModel(data as EquipmentItemData) : undefined,
    drawing: content.drawing?.(data),
  };
  return {
    html: documentPieces(documentOptions),
    payloadHead: { head: pageHead, breadcrumbs },
    facts: await factsOf(markup, known, () => renderer.partError(planned.pathname, loaded)),
  };
}

function factsOfModel(data: EquipmentItemData): PageFacts['model'] {
  return { ...modelFacts(data), tasks: taskFigures(data.specifications) };
}

/** @param findPartError called for incomplete markup @throws {Error} the error of the incomplete component, if there is one */
async function factsOf(
  markup: PageMarkup,
  known: Parameters<typeof readFacts>[1],
  findPartError: () => Promise<unknown>,
): Promise<PageFacts> {
  try {
    return readFacts(markup, known);
  } catch (error) {
    throw (error instanceof IncompleteMarkupError && (await findPartError())) || error;
  }
}

function ogImage(head: Head, picture: OgPicture | undefined, siteUrl: string): OgImage | undefined {
  if (picture) return { url: `${siteUrl}/${picture.file}`, width: OG_WIDTH, height: OG_HEIGHT };
  const url = photoUrl(head);
  return url === undefined ? undefined : { url };
}
