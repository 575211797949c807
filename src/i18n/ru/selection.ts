import { withFullStop } from '../../lib/text/typography.ts';
import { countOf } from '../plural.ts';
import { choices, numbers, type NumberTexts } from './selection-parts/fields.ts';
import { figure, rounded } from './selection-parts/figures.ts';
import { steps } from './selection-parts/formulas.ts';
import { questionnaire } from './selection-parts/questionnaire.ts';

interface ColumnTexts {
  label: string;
  format: (value: number) => string;
}

const column = (label: string, unit: string, format = rounded): ColumnTexts => ({
  label,
  format: (value) => `${format(value)}\u00a0${unit}`,
});
/** Less than the demand is only a rounding error. */
const percentMore = (value: number) => `+${figure(Math.max(0, value - 1) * 100)}`;
const noise = column('Шум', 'дБ(А)', (value) => figure(value));
const margin = column('Запас', '%', percentMore);

/** The columns of the result by task, in their order. */
const columns: Record<string, Record<string, ColumnTexts>> = {
  room: {
    flow: column('Воздух', 'м³/ч'),
    exchange: column('Кратность', 'в\u00a0час'),
    dose: column('Доза', 'Дж/м³'),
    noise,
    margin,
  },
  duct: {
    flow: column('Через секцию', 'м³/ч'),
    dose: column('Доза', 'Дж/м³'),
    loss: column('Потеря', 'Па'),
    margin,
  },
  water: {
    capacity: column('Пропустят', 'м³/ч'),
    dose: column('Доза', 'мДж/см²'),
    loss: column('Потеря', 'кПа'),
    margin,
  },
  cleanRoom: { flow: column('Воздух', 'м³/ч'), exchange: column('Кратность', 'в\u00a0час'), noise, margin },
  osmosis: {
    flow: column('Пермеат', 'м³/ч'),
    feed: column('Исходная вода', 'м³/ч', (value) => figure(value, 2)),
    salts: column('Соли', 'мг/л'),
    margin,
  },
};

/** Texts of the page «Подбор». */
export const selection = {
  title: 'Подбор оборудования',
  lead: 'Введите свои числа: покажем модели, количество и\u00a0каждую формулу с\u00a0источником.',
  tasks: 'Задачи',
  task: {
    room: { tab: 'Помещение', title: 'Обеззараживание воздуха в\u00a0помещении' },
    duct: { tab: 'Приток', title: 'Канальная секция для приточной вентиляции' },
    water: { tab: 'Вода, УФ', title: 'УФ-установка для воды' },
    cleanRoom: { tab: 'Чистое помещение', title: 'Модули HEPA для чистого помещения' },
    osmosis: { tab: 'Обратный осмос', title: 'Установка обратного осмоса' },
  },
  form: 'Исходные данные',
  numbers,
  choices,
  columns,
  steps,
  errors: {
    empty: (range: string) => `Введите число: ${range}`,
    notNumber: (range: string) => `Нужно число, например 40 или\u00a02,7: ${range}`,
    severalNumbers: (range: string) => `Нужно одно число, а\u00a0не\u00a0диапазон: ${range}`,
    otherUnit: (range: string) => `Здесь другая единица измерения: ${range}`,
    below: (range: string) => `Слишком мало: ${range}`,
    above: (range: string) => `Слишком много: ${range}`,
  },
  range: ({ min, max, unit }: { min: number; max: number; unit: string }, { reason }: NumberTexts) =>
    `от\u00a0${figure(min, 2)} до\u00a0${figure(max, 2)}\u00a0${unit}. ${reason.charAt(0).toUpperCase()}${reason.slice(1)}`,
  /** A typed number in the unit of its field. */
  typed: (value: number, unit: string) => `${figure(value, 6)}\u00a0${unit}`,
  /** Shown beside the label of a field. */
  limits: (min: number, max: number) => `${figure(min, 2)}–${figure(max, 2)}`,
  wrongInput: 'Исправьте исходные данные: расчёт ждёт числа в\u00a0пределах.',
  fits: (count: number) =>
    count === 0
      ? 'Ни\u00a0одна модель не\u00a0подходит без\u00a0оговорок'
      : `${countOf(count, ['модель подходит', 'модели подходят', 'моделей подходят'])}`,
  nothing: 'Подходящих моделей нет',
  nothingHint:
    'Для таких чисел серийного прибора мало. Отправьте их\u00a0инженеру: посчитает нестандартное исполнение.',
  pieces: (count: number) => `${figure(count)}\u00a0шт.`,
  times: (count: number, name: string) => `${figure(count)}\u00a0×\u00a0${name}`,
  speed: (speed: number) => `скорость ${speed}`,
  variant: 'исполнение для стоков',
  emptyRoom: 'только без\u00a0людей, по\u00a0объёму помещения',
  suits: 'Подходит',
  problems: {
    noise: 'Громче предела',
    noiseUnknown: 'Шум не\u00a0указан',
    dose: 'Доза ниже категории',
    pressure: 'Давление выше допустимого',
    loss: 'Вентилятору не\u00a0хватит давления',
    salinity: 'Соли выше допустимого',
  } as Record<string, string>,
  caption: 'Модели для ваших чисел',
  how: 'Как посчитано',
  howLead: (name: string) => `Для первого варианта: ${name}`,
  source: 'Источник:',
  estimate:
    'Это оценка для выбора типоразмера, а\u00a0не\u00a0проект. Планировку, спектр шума, анализ воды и\u00a0режимы проверит инженер до\u00a0заказа.',
  noiseNote:
    'Пределы шума — СанПиН\u00a01.2.3685-21 за\u00a0вычетом 5\u00a0дБ(А) для вентиляционного оборудования. Категории и\u00a0дозы — руководство Р\u00a03.5.1904-04.',
  withoutScript:
    'Без скриптов страница показывает пример с\u00a0обычными числами: формулы и\u00a0источники те\u00a0же, но\u00a0подставить свои нельзя. Пришлите их\u00a0нам или\u00a0позвоните — посчитаем.',
  copyLink: 'Скопировать ссылку на\u00a0расчёт',
  print: 'Напечатать',
  questionnaire,
  request: {
    title: 'Проверим расчёт и\u00a0подготовим предложение',
    lead: 'Числа и\u00a0выбранные модели уйдут вместе с\u00a0заявкой.',
    button: 'Отправить расчёт инженеру',
  },
  /** The message of the application, at most 500 characters. */
  message: {
    intro: (task: string) => `Подбор: ${task}.`,
    typed: (pairs: string) => `Исходные данные: ${pairs}.`,
    proposed: (models: string) => withFullStop(`По\u00a0расчёту: ${models}`),
  },
};
