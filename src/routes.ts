import { encodeSegment } from './lib/address/pathname.ts';

/** The parameter names of a path: `'/news/:slug'` → `'slug'`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<Path extends string> = { [Name in ParamNames<Path>]: string };

export interface Route<Path extends string = string> {
  path: Path;
  /** The Russian name of the page or, for pages with parameters, of its kind. */
  label: string;
  /** A list that continues under `…/page/2`, `…/page/3`. */
  paged: boolean;
  /** The query of the URL changes what the page shows. */
  usesQuery: boolean;
  /** The pathname, percent-encoded, without a trailing slash. `page` counts from 1; page 1 has no suffix. */
  href: (
    ...args: [ParamNames<Path>] extends [never]
      ? [params?: object, page?: number]
      : [params: Params<Path>, page?: number]
  ) => string;
}

function route<const Path extends string>(
  path: Path,
  label: string,
  { paged = false, usesQuery = false } = {},
): Route<Path> {
  return {
    path,
    label,
    paged,
    usesQuery,
    href: (...[params, page = 1]) => {
      const values: Record<string, string> = { ...params };
      const pathname = path.replace(/:(\w+)/g, (_, name: string) => encodeSegment(String(values[name])));
      return page > 1 ? `${pathname}/page/${page}` : pathname;
    },
  };
}

/** Every URL of the site, with its Russian label. There is no other list. */
export const routes = {
  home: route('/', 'Главная'),
  about: route('/about', 'О компании', { paged: true }),
  career: route('/about/career', 'Карьера'),
  production: route('/about/production', 'Производство'),
  articles: route('/articles', 'Статьи', { paged: true, usesQuery: true }),
  article: route('/articles/:slug', 'Статья'),
  articleSection: route('/articles/section/:slug', 'Раздел статей', { paged: true, usesQuery: true }),
  documents: route('/documents', 'Документы', { paged: true, usesQuery: true }),
  equipment: route('/equipment', 'Оборудование', { paged: true, usesQuery: true }),
  equipmentItem: route('/equipment/:slug', 'Оборудование'),
  selection: route('/selection', 'Подбор оборудования', { usesQuery: true }),
  industries: route('/industry', 'Решения для отраслей'),
  industry: route('/industry/:slug', 'Отрасль'),
  solutions: route('/industry-solution', 'Решения для отраслей', { paged: true }),
  solution: route('/industry-solution/:slug', 'Решение для отрасли'),
  contacts: route('/contacts', 'Контакты'),
  news: route('/news', 'Новости', { paged: true, usesQuery: true }),
  newsItem: route('/news/:slug', 'Новость'),
  planners: route('/planners', 'Проектировщикам', { usesQuery: true }),
  plannersSearch: route('/planners/by-search', 'Результаты поиска', { usesQuery: true }),
  technicalDocumentation: route('/planners/technical-documentation', 'Техническая документация'),
  technicalSet: route('/planners/technical-documentation/:id', 'Комплект технической документации', { paged: true }),
  policy: route('/policy', 'Политика конфиденциальности'),
  agreement: route('/agreement', 'Согласие на обработку персональных данных'),
  projects: route('/project', 'Проекты', { paged: true, usesQuery: true }),
  project: route('/project/:slug', 'Проект'),
  technology: route('/purification-technology', 'Технологии и инновации'),
  search: route('/search', 'Поиск', { usesQuery: true }),
  services: route('/services', 'Услуги'),
  videos: route('/video', 'Видео', { paged: true, usesQuery: true }),
  siteMap: route('/map', 'Карта сайта'),
};

export type RouteName = keyof typeof routes;
