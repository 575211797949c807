import { countOf, formatCount, plural, type PluralForms } from '../plural.ts';

const MODELS: PluralForms = ['модель', 'модели', 'моделей'];

/** Texts of the filters of the catalogue, loaded with their code. */
export const equipmentFilters = {
  title: 'Фильтры',
  facets: {
    flow: 'Расход',
    roomVolume: 'Объём помещения',
    noise: 'Уровень шума',
    uvDose: 'Доза УФ',
    power: 'Мощность',
    class: 'Класс',
  },
  /** A facet with the unit of its figures. */
  measured: (facet: string, unit: string) => `${facet}, ${unit}`,
  upTo: (to: number) => `до\u00a0${formatCount(to)}`,
  between: (from: number, to: number) => `${formatCount(from)}–\u2060${formatCount(to)}`,
  from: (from: number) => `от\u00a0${formatCount(from)}`,
  /** What the number of models beside a value counts. */
  noun: (count: number) => plural(count, MODELS),
  /** A chosen value of a facet. */
  choice: (facet: string, value: string) => `${facet} ${value}`,
  /** The chosen values on paper. */
  printed: (choices: readonly string[]) => `Фильтры: ${choices.join('; ')}`,
  chosen: 'Выбранные значения',
  remove: (choice: string) => `Убрать: ${choice}`,
  reset: 'Сбросить',
  resetAll: 'Сбросить фильтры',
  found: (count: number) => `Найдено: ${countOf(count, MODELS)}`,
  show: (count: number) => `Показать ${countOf(count, MODELS)}`,
  /** Their number is not known. */
  showUncounted: 'Показать модели',
  nothing: 'Таких моделей нет',
  nothingHint: 'Снимите часть условий: у\u00a0каждого значения видно, сколько моделей оно добавит.',
  none: 'Виды, которые выбраны, по\u00a0значениям не\u00a0различаются.',
  failed: 'Данные для\u00a0фильтров не\u00a0загрузились.',
};
