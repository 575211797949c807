import type { Document } from '../../api/resources/document.ts';
import type { EquipmentSummary } from '../../api/resources/equipment.ts';
import type { EquipmentType } from '../../api/resources/equipment-type.ts';
import type { Api } from '../../api/index.ts';
import { toArticleCard } from '../../features/articles/article-card.ts';
import { toDocumentRow } from '../../features/documents/document-rows.ts';
import { toProductCard } from '../../features/equipment/product-card.ts';
import { toProjectCard } from '../../features/projects/project-card.ts';
import { toReviewCard } from '../../features/reviews/review-card.ts';
import { staticPageHead } from '../../features/static-page/load-static-page.ts';
import { type LazyList, sortedBy } from '../../lib/data/long-list.ts';
import { MEDIUMS } from '../../lib/data/medium.ts';
import { latestYearFirst, newestFirst } from '../../lib/data/newest-first.ts';
import { displayDate } from '../../lib/text/display-date.ts';
import type { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../define-page.ts';

const SHOWN = { productsOfMedium: 2, projects: 3, documents: 4, articles: 3, news: 4 };

export async function load({ api }: LoadContext<typeof routes.home>) {
  const [page, types, equipment] = await Promise.all([
    api.pages.get('index'),
    api.equipmentTypes.all(),
    api.equipment.all(),
  ]);
  const models = modelsByType(equipment);
  const { title, lead, image, blocks, seo } = page;
  const numbers = blocks.find((block) => block.type === 'numbers');
  const barriers = blocks.find((block) => block.type === 'steps');
  return {
    title,
    lead,
    image,
    seo,
    numbers: numbers?.items,
    barriers: barriers && { title: barriers.title, steps: barriers.items.map(barrier) },
    /** The other blocks, such as the call to action at the end. */
    blocks: blocks.filter((block) => block !== numbers && block !== barriers),
    mediums: MEDIUMS.map((medium) => mediumPanel(medium, types, models)),
    equipment: firstModels(types, models).map((item) => toProductCard(item, types)),
    ...(await loadLatest(api)),
  };
}
export type HomeData = Awaited<ReturnType<typeof load>>;

export function head(data: HomeData): Head {
  return staticPageHead(data);
}

/** The latest items of the other sections. */
async function loadLatest(api: Api) {
  const [industries, solutions, projects, reviews, documents, articles, news] = await Promise.all([
    api.industries.all(),
    api.industrySolutions.all(),
    api.projects.all(),
    api.reviews.all(),
    api.documents.all(),
    api.articles.all(),
    api.news.all(),
  ]);
  return {
    industryPicture: industries[0]?.image,
    industries: industries.map(({ id, slug, title, lead }) => ({
      slug,
      title,
      lead,
      solutions: solutions.filter(({ industry }) => industry.id === id).length,
    })),
    projects: latestYearFirst(projects).slice(0, SHOWN.projects).map(toProjectCard),
    review: reviews[0] && toReviewCard(reviews[0]),
    documents: newestOfEachCategory(documents, SHOWN.documents).map((document) => toDocumentRow(document, api)),
    articles: newestFirst(articles).slice(0, SHOWN.articles).map(toArticleCard),
    news: newestFirst(news)
      .slice(0, SHOWN.news)
      .map(({ slug, title, publishedAt }) => ({ slug, title, date: displayDate(publishedAt) })),
  };
}

/** Marks a stage that uses ultraviolet light. */
function barrier({ title, text }: { title: string; text?: string }) {
  return { title, text, uv: /ультрафиолет|УФ/i.test(title) };
}

/** The first model of each kind, and the number of its models. */
type ModelsByType = ReadonlyMap<number, { first: EquipmentSummary; count: number }>;

function modelsByType(equipment: Iterable<EquipmentSummary>): ModelsByType {
  const models = new Map<number, { first: EquipmentSummary; count: number }>();
  for (const model of equipment) {
    const known = models.get(model.type.id);
    if (known) known.count++;
    else models.set(model.type.id, { first: model, count: 1 });
  }
  return models;
}

/** A medium with its kinds and the number of their models. */
function mediumPanel(medium: EquipmentType['medium'], types: EquipmentType[], models: ModelsByType) {
  const own = types.filter((type) => type.medium === medium);
  return {
    medium,
    // The first kind has a model below, so the picture shows one of the second kind.
    picture: (own[1] ?? own[0])?.image,
    types: own
      .map(({ id, slug, title }) => ({ slug, title, count: models.get(id)?.count ?? 0 }))
      .filter(({ count }) => count > 0),
  };
}

/** The first model of the first kinds of each medium, so that the row has different kinds. */
function firstModels(types: EquipmentType[], models: ModelsByType): EquipmentSummary[] {
  return MEDIUMS.flatMap((medium) =>
    types
      .filter((type) => type.medium === medium)
      .flatMap(({ id }) => models.get(id)?.first ?? [])
      .slice(0, SHOWN.productsOfMedium),
  );
}

/** The newest document of each category, the newest first, since the four newest might have one category. */
function newestOfEachCategory(documents: LazyList<Document>, count: number): Document[] {
  const moment = ({ publishedAt, updatedAt = publishedAt }: Document) => (updatedAt ? Date.parse(updatedAt) : 0);
  const newest = sortedBy(
    documents,
    (document) => ({ moment: moment(document), id: document.id }),
    (a, b) => b.moment - a.moment || b.id - a.id,
  );
  const found = new Map<number, Document>();
  for (const document of newest) {
    if (found.size === count) break;
    if (!found.has(document.category.id)) found.set(document.category.id, document);
  }
  return [...found.values()];
}
