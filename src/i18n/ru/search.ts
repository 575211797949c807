import { countOf, plural } from '../plural.ts';

const results = ['результат', 'результата', 'результатов'] as const;

/** Texts of the search. Texts from the specification are verbatim. */
export const search = {
  groups: {
    equipment: 'Оборудование',
    industrySolution: 'Решения для\u00a0отраслей',
    document: 'Документы',
    article: 'Статьи',
  },
  media: { air: 'Воздух', water: 'Вода' },
  label: 'Поиск по\u00a0сайту',
  placeholder: 'Оборудование, решение, документ',
  find: 'Найти',
  clear: 'Очистить поиск',
  where: 'Где искать',
  suggestions: 'Подсказки поиска',
  recent: 'Недавние запросы',
  forgetRecent: 'Очистить',
  forgetRecentLong: 'Очистить недавние запросы',
  all: (count: number) => `${plural(count, ['Весь', 'Все', 'Все'])} ${countOf(count, results)}`,
  enter: 'Enter',
  found: (count: number) => countOf(count, results),
  foundFor: (find: string, count: number) => `По\u00a0запросу «${find}» ${countOf(count, results)}`,
  foundInstead: (typed: string, find: string, count: number) =>
    `По\u00a0запросу «${typed}» ничего нет, показываем «${find}»: ${countOf(count, results)}`,
  searching: 'Ищем',
  searchingFor: (find: string) => `Ищем «${find}»`,
  nothing: 'Результатов нет',
  nothingHint:
    'Проверьте написание или сократите запрос до\u00a0одного слова. Можно спросить инженера: он знает каталог наизусть.',
  allEquipment: 'Всё оборудование',
  nothingInGroup: 'Здесь ничего не\u00a0нашлось',
  otherGroups: 'Посмотрите в\u00a0соседних вкладках.',
  fromIndex: 'Полный поиск сейчас недоступен: ищем только в\u00a0названиях.',
  typeMore: (count: number) => `Введите ${countOf(count, ['символ', 'символа', 'символов'])}, чтобы начать поиск`,
  sections: 'Разделы сайта',
  noScript:
    'Поиску по\u00a0сайту нужен JavaScript, а\u00a0в\u00a0этом браузере он выключен. Найти нужное помогут разделы и\u00a0карта сайта.',
};
