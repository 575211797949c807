import type { Api } from '../../api/index.ts';
import { latestYearFirst, newestFirst } from '../../lib/data/newest-first.ts';
import { type RouteName, routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

interface SiteLink {
  label: string;
  href: string;
}

/** A section with more pages than this is shown by its list alone. */
const MOST_LINKS = 200;

/** Where the label of the address book is another page's, too. */
const ownLabels: Partial<Record<RouteName, string>> = { solutions: 'Готовые решения для отраслей' };

const groups: { title: string; pages: RouteName[]; items?: (api: Api) => Promise<SiteLink[]> }[] = [
  {
    title: 'Оборудование',
    pages: ['equipment'],
    items: async (api) =>
      (await api.equipment.all())
        .slice(0, MOST_LINKS + 1)
        .map(({ slug, name }) => ({ label: name, href: routes.equipmentItem.href({ slug }) })),
  },
  {
    title: 'Отрасли',
    pages: ['industries'],
    items: async (api) =>
      (await api.industries.all()).map(({ slug, title }) => ({ label: title, href: routes.industry.href({ slug }) })),
  },
  {
    title: 'Готовые решения',
    pages: ['solutions'],
    items: async (api) =>
      (await api.industrySolutions.all()).map(({ slug, title }) => ({
        label: title,
        href: routes.solution.href({ slug }),
      })),
  },
  {
    title: 'Проекты',
    pages: ['projects'],
    items: async (api) =>
      latestYearFirst(await api.projects.all()).map(({ slug, title }) => ({
        label: title,
        href: routes.project.href({ slug }),
      })),
  },
  {
    title: 'Проектировщикам',
    pages: ['planners', 'technicalDocumentation', 'documents', 'videos'],
    items: async (api) =>
      (await api.documentCategories.all())
        .filter(({ kind }) => kind === 'technical')
        .map(({ id, title }) => ({ label: title, href: routes.technicalSet.href({ id: String(id) }) })),
  },
  {
    title: 'Статьи',
    pages: ['articles'],
    items: async (api) => {
      const [sections, articles] = await Promise.all([api.articleSections.all(), api.articles.all()]);
      return [
        ...sections.map(({ slug, title }) => ({
          label: `Раздел «${title}»`,
          href: routes.articleSection.href({ slug }),
        })),
        ...newestFirst(articles).map(({ slug, title }) => ({ label: title, href: routes.article.href({ slug }) })),
      ];
    },
  },
  {
    title: 'Новости',
    pages: ['news'],
    items: async (api) =>
      newestFirst(await api.news.all()).map(({ slug, title }) => ({
        label: title,
        href: routes.newsItem.href({ slug }),
      })),
  },
  {
    title: 'Компания',
    pages: [
      'home',
      'about',
      'production',
      'career',
      'technology',
      'services',
      'contacts',
      'search',
      'policy',
      'agreement',
    ],
  },
];

export async function load({ api }: LoadContext<typeof routes.siteMap>) {
  return {
    groups: await Promise.all(
      groups.map(async ({ title, pages, items }) => {
        const fixed = pages.map((name) => ({ label: ownLabels[name] ?? routes[name].label, href: routes[name].path }));
        const found = items ? await items(api) : [];
        return { title, links: [...fixed, ...(found.length > MOST_LINKS ? [] : found)] };
      }),
    ),
  };
}
export type SiteMapData = Awaited<ReturnType<typeof load>>;

export function head(): Head {
  return { title: 'Карта сайта', description: 'Все разделы и страницы сайта «Чистосферы».' };
}
