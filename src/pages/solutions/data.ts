import { toSolutionCard } from '../../features/solutions/solution-card.ts';
import { routes } from '../../routes.ts';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { Head, LoadContext } from '../define-page.ts';

export async function load({ api }: LoadContext<typeof routes.solutions>) {
  const [industries, solutions] = await Promise.all([api.industries.all(), api.industrySolutions.all()]);
  return {
    groups: industries
      .map(({ id, slug, title }) => ({
        slug,
        title,
        solutions: solutions.filter(({ industry }) => industry.id === id).map(toSolutionCard),
      }))
      .filter((group) => group.solutions.length > 0),
  };
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
