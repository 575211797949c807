import { toProjectCard } from '../../features/projects/project-card.ts';
import { latestYearFirst } from '../../lib/data/newest-first.ts';
import { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../define-page.ts';

export async function load({ api }: LoadContext<typeof routes.projects>) {
  const projects = [...latestYearFirst(await api.projects.all())];
  const industries = new Map(
    projects.flatMap(({ industry }) => (industry ? [[industry.slug, industry.title] as const] : [])),
  );
  return {
    industries: [...industries].map(([slug, title]) => ({ slug, title })),
    years: [...new Set(projects.map(({ year }) => year))],
    items: projects.map((project) => ({
      ...toProjectCard(project),
      year: project.year,
      industry: project.industry?.slug,
    })),
  };
}
export type ProjectsData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return {
    title: routes.projects.label,
    description: 'Объекты с оборудованием «Чистосферы»: задача, решение и измеренный результат.',
  };
}
