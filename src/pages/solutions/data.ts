import { type SolutionCardData, toSolutionCard } from '../../features/solutions/solution-card.ts';
import { routes } from '../../routes.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Head, LoadContext } from '../define-page.ts';

export async function load({ api }: LoadContext<typeof routes.solutions>) {
  const [industries, solutions] = await Promise.all([api.industries.all(), api.industrySolutions.all()]);
  const listed = new Map(industries.map(({ id, slug }) => [id, slug]));
  const groups = new Map(industries.map(({ slug, title }) => [slug, groupOf({ slug, title })]));
  for (const solution of solutions) {
    // Solutions may refer to an industry that is no longer listed.
    const slug = listed.get(solution.industry.id) ?? solution.industry.slug;
    const group = groups.get(slug) ?? groupOf(solution.industry);
    group.solutions.push(toSolutionCard(solution));
    groups.set(slug, group);
  }
  return { groups: [...groups.values()].filter((group) => group.solutions.length > 0) };
}

function groupOf({ slug, title }: { slug: string; title: string }) {
  return { slug, title, solutions: [] as SolutionCardData[] };
}

export type SolutionsData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return {
    title: 'Готовые решения для отраслей',
    description: 'Готовые схемы очистки воздуха и воды: состав оборудования, норма, порядок проверки.',
  };
}

export function ancestors(): Breadcrumb[] {
  return [{ label: routes.industries.label, href: routes.industries.href() }];
}
