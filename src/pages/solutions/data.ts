import type { SolutionSummary } from '../../api/resources/industry-solution.ts';
import type { Ref } from '../../api/schema/ref.ts';
import { toSolutionCard } from '../../features/solutions/solution-card.ts';
import { itemsAt, type LazyList, mapped, positionsBy } from '../../lib/data/long-list.ts';
import { memoizeByObject } from '../../lib/data/memoize-by-object.ts';
import { pageCount, pageItems } from '../../lib/data/pagination.ts';
import { routes } from '../../routes.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Entry, Head, LoadContext } from '../define-page.ts';
import { pagedTitle } from '../paged-title.ts';

const PER_PAGE = 30;

export async function entries({ api }: Pick<LoadContext, 'api'>): Promise<Entry<typeof routes.solutions>[]> {
  const pages = pageCount(await api.industrySolutions.all(), PER_PAGE);
  return [{ params: {}, label: routes.solutions.label, pages }];
}

/** Sorted by industry; `items` are the solutions of this page, each with its industry. */
export async function load({ api, page }: LoadContext<typeof routes.solutions>) {
  const [industries, solutions] = await Promise.all([api.industries.all(), api.industrySolutions.all()]);
  const { sorted, industryOf } = sortedSolutions(solutions)(industries);
  return {
    page,
    lastPage: pageCount(sorted, PER_PAGE),
    total: sorted.length,
    items: pageItems(sorted, page, PER_PAGE).map((solution) => ({
      ...toSolutionCard(solution),
      industry: industryOf(solution),
    })),
  };
}
export type SolutionsData = Awaited<ReturnType<typeof load>>;

/** In the order of the industries, and within one in that of the API. Once, since each page of the list needs all of them. */
const sortedSolutions = memoizeByObject((solutions: LazyList<SolutionSummary>) =>
  memoizeByObject((industries: LazyList<Ref>) => {
    const listed = new Map(mapped(industries, ({ id, slug }) => [id, slug]));
    const titles = new Map(mapped(industries, ({ slug, title }) => [slug, title]));
    // Solutions may refer to an industry that is no longer listed.
    const industryOf = ({ industry }: SolutionSummary) => {
      const slug = listed.get(industry.id) ?? industry.slug;
      return { slug, title: titles.get(slug) ?? industry.title };
    };
    const positions = positionsBy(solutions, (solution) => industryOf(solution).slug);
    const order = new Set([...titles.keys(), ...positions.keys()]);
    const sorted = itemsAt(
      solutions,
      Array.from(order).flatMap((slug) => positions.get(slug) ?? []),
    );
    return { sorted, industryOf };
  }),
);

export function head({ page }: SolutionsData): Head {
  const title = 'Готовые решения для отраслей';
  return {
    title: pagedTitle(title, page),
    breadcrumb: title,
    description: 'Готовые схемы очистки воздуха и воды: состав оборудования, норма, порядок проверки.',
  };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.industries.label, href: routes.industries.href() }];
}
