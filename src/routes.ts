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
  /** The pathname, percent-encoded, without a trailing slash. `page` counts from 1; page 1 has no suffix. */
  href: (
    ...args: [ParamNames<Path>] extends [never]
      ? [params?: object, page?: number]
      : [params: Params<Path>, page?: number]
  ) => string;
}

function route<const Path extends string>(path: Path, label: string, { paged = false } = {}): Route<Path> {
  return {
    path,
    label,
    paged,
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
  about: route('/about', 'О компании'),
  career: route('/about/career', 'Карьера'),
  production: route('/about/production', 'Производство'),
  articles: route('/articles', 'Статьи', { paged: true }),
  article: route('/articles/:slug', 'Статья'),
  articleSection: route('/articles/section/:slug', 'Раздел статей', { paged: true }),
  documents: route('/documents', 'Документы', { paged: true }),
  equipment: route('/equipment', 'Оборудование', { paged: true }),
  equipmentItem: route('/equipment/:slug', 'Оборудование'),
  selection: route('/selection', 'Подбор оборудования'),
  industries: route('/industry', 'Решения для отраслей'),
  industry: route('/industry/:slug', 'Отрасль'),
  solutions: route('/industry-solution', 'Решения для отраслей'),
  solution: route('/industry-solution/:slug', 'Решение для отрасли'),
  contacts: route('/contacts', 'Контакты'),
  news: route('/news', 'Новости', { paged: true }),
  newsItem: route('/news/:slug', 'Новость'),
  planners: route('/planners', 'Проектировщикам'),
  plannersSearch: route('/planners/by-search', 'Результаты поиска'),
  technicalDocumentation: route('/planners/technical-documentation', 'Техническая документация'),
  technicalSet: route('/planners/technical-documentation/:id', 'Комплект технической документации', { paged: true }),
  policy: route('/policy', 'Политика конфиденциальности'),
  agreement: route('/agreement', 'Согласие на обработку персональных данных'),
  projects: route('/project', 'Проекты', { paged: true }),
  project: route('/project/:slug', 'Проект'),
  technology: route('/purification-technology', 'Технологии и инновации'),
  search: route('/search', 'Поиск'),
  services: route('/services', 'Услуги'),
  videos: route('/video', 'Видео', { paged: true }),
  siteMap: route('/map', 'Карта сайта'),
};

export type RouteName = keyof typeof routes;
