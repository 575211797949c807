import { countOf } from '../plural.ts';

/** Texts of industries, solutions, projects and the company's pages. */
export const solutionsAndProjects = {
  industries: {
    title: 'Решения для\u00a0отраслей',
    lead: 'У\u00a0каждой отрасли своя норма чистоты. Показываем, чем её достичь и\u00a0как проверить.',
    allSolutions: 'Все готовые решения',
    ask: {
      title: 'Не\u00a0нашли свою отрасль?',
      lead: 'Опишите объект и\u00a0норму\u00a0— предложим схему и\u00a0оборудование.',
    },
  },
  solutionCount: (count: number) => countOf(count, ['решение', 'решения', 'решений']),
  solutions: {
    title: 'Готовые решения для\u00a0отраслей',
    lead: 'Состав, норма и\u00a0порядок проверки\u00a0— в\u00a0одной схеме.',
    ready: 'Готовые решения',
    models: (count: number) => countOf(count, ['модель', 'модели', 'моделей']),
    equipment: 'Оборудование решения',
    ask: {
      title: 'Соберём решение под\u00a0объект',
      lead: 'Пришлите исходные данные\u00a0— подготовим схему и\u00a0спецификацию.',
    },
  },
  projects: {
    title: 'Проекты',
    lead: 'Задача, решение и\u00a0результат, который измерили приборами.',
    industry: 'Отрасль',
    all: 'Все проекты',
    allIndustries: 'Все отрасли',
    year: 'Год',
    allYears: 'Все годы',
    customer: 'Заказчик',
    town: 'Город',
    equipment: 'Оборудование проекта',
    next: 'Следующий проект',
    where: 'Где уже работает',
    none: 'Таких проектов нет',
    noneHint: 'Снимите одно из\u00a0условий.',
    showAll: 'Показать все',
    ask: { title: 'Расскажите о\u00a0своём объекте', lead: 'Покажем похожие и\u00a0посчитаем ваш.' },
  },
  documents: 'Документы',
  reviews: 'Отзывы заказчиков',
  respond: 'Откликнуться',
  excursion: 'Записаться на\u00a0экскурсию',
  siteMap: 'Карта сайта',
};
