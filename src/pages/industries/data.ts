import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../define-page.ts';

export async function load({ api }: LoadContext<typeof routes.industries>) {
  const [industries, solutions] = await Promise.all([api.industries.all(), api.industrySolutions.all()]);
  return {
    items: industries.map(({ id, slug, title, lead }) => ({
      slug,
      title,
      lead,
      solutions: solutions.filter(({ industry }) => industry.id === id).length,
    })),
  };
}
export type IndustriesData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return {
    title: routes.industries.label,
    description:
      'Нормы чистоты воздуха и воды по отраслям: медицина, образование, пищевая промышленность, бассейны, лаборатории, транспорт.',
  };
}
