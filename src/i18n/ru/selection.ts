import { countOf } from '../../lib/text/plural.ts';

/** «1 200», «2,7»: significant digits only. */
function figure(value: number, digits = 0): string {
  return value.toLocaleString('ru-RU', { maximumFractionDigits: digits });
}

/** Digits by size: 0,35 · 2,7 · 27 · 270. */
function rounded(value: number): string {
  return figure(value, value < 1 ? 2 : value < 100 ? 1 : 0);
}

type Values = Record<string, number>;

interface StepTexts {
  title: string;
  formula: string;
  /** The formula with the visitor's numbers; `result` is its result. */
  filled: (values: Values, result: number) => string;
  source: string;
}

const GUIDELINE = 'Руководство Р\u00a03.5.1904-04';
const ACOUSTICS = 'СП\u00a051.13330.2011 «Защита от\u00a0шума»';
const PASSPORT = 'Паспорт модели';
const v = (values: Values, name: string) => rounded(values[name] ?? 0);

/** The formulas by step id, each with its source. */
const steps: Record<string, StepTexts> = {
  volume: {
    title: 'Объём помещения',
    formula: 'V = S · h',
    filled: (values, result) => `${v(values, 'area')} · ${v(values, 'height')} = ${rounded(result)}\u00a0м³`,
    source: 'Геометрия',
  },
  exchange: {
    title: 'Воздух через приборы',
    formula: 'L = V · n',
    filled: (values, result) => `${v(values, 'volume')} · ${v(values, 'exchange')} = ${rounded(result)}\u00a0м³/ч`,
    source: 'Определение кратности воздухообмена',
  },
  time: {
    title: 'Время до\u00a0эффективности категории',
    formula: 't = −60 · ln\u00a0(1\u00a0− J)\u00a0/ n',
    filled: (values, result) =>
      `−60 · ln\u00a0(1\u00a0− ${figure((values.efficiency ?? 0) / 100, 3)})\u00a0/ ${v(values, 'exchange')} = ${figure(result)}\u00a0мин`,
    source: `Модель полного перемешивания: CDC, Guidelines for Environmental Infection Control in Health-Care Facilities (2003), табл. B.1. J\u00a0— по ${GUIDELINE.replace('Руководство', 'руководству')}`,
  },
  roomConstant: {
    title: 'Постоянная помещения',
    formula: 'R = A\u00a0/ (1\u00a0− α), A = Σ\u00a0αᵢ\u00a0Sᵢ',
    filled: (values, result) =>
      `стены и\u00a0пол α = 0,1, потолок α = ${figure((values.ceiling ?? 0) || 0.1, 1)}: R = ${rounded(result)}\u00a0м²`,
    source: `${ACOUSTICS}. План принят квадратным, поглощение — без людей`,
  },
  count: {
    title: 'Число приборов',
    formula: 'N = L\u00a0/ q, вверх до\u00a0целого',
    filled: (values, result) =>
      `${v(values, 'need')}\u00a0/ ${v(values, 'flow')} → ${v(values, 'count')}, вместе ${rounded(result)}\u00a0м³/ч`,
    source: PASSPORT,
  },
  achieved: {
    title: 'Кратность на\u00a0этой подаче',
    formula: 'n = L\u00a0/ V',
    filled: (values, result) => `${v(values, 'flow')}\u00a0/ ${v(values, 'volume')} = ${rounded(result)} в\u00a0час`,
    source: 'Определение кратности воздухообмена',
  },
  dose: {
    title: 'Объёмная доза за\u00a0проход',
    formula: 'H = H₀ · q₀\u00a0/ q',
    filled: (values, result) =>
      `${v(values, 'dose')} · ${v(values, 'full')}\u00a0/ ${v(values, 'flow')} = ${rounded(result)}\u00a0Дж/м³`,
    source: `${GUIDELINE}: доза — это бактерицидный поток, делённый на\u00a0расход. H₀ — паспорт модели`,
  },
  power: {
    title: 'Звуковая мощность',
    formula: 'Lw = L₁ + 10\u00a0lg\u00a02π',
    filled: (values, result) => `${v(values, 'level')} + 8 = ${rounded(result)}\u00a0дБ(А)`,
    source: 'Полусфера радиусом 1\u00a0м: ГОСТ\u00a0Р\u00a0ИСО\u00a03744-2013. L₁ — паспорт модели',
  },
  level: {
    title: 'Уровень одного прибора',
    formula: 'Lp = Lw + 10\u00a0lg\u00a0(Q\u00a0/ 4πr² + 4\u00a0/ R)',
    filled: (values, result) =>
      `${v(values, 'power')} + 10\u00a0lg\u00a0(2\u00a0/ (4π · ${v(values, 'distance')}²) + 4\u00a0/ ${v(values, 'constant')}) = ${rounded(result)}\u00a0дБ(А)`,
    source: `${ACOUSTICS}. Q = 2: прибор на\u00a0стене`,
  },
  several: {
    title: 'Уровень всех приборов',
    formula: 'L = Lp + 10\u00a0lg\u00a0N',
    filled: (values, result) =>
      `${v(values, 'level')} + 10\u00a0lg\u00a0${v(values, 'count')} = ${rounded(result)}\u00a0дБ(А)`,
    source: `${ACOUSTICS}: сложение равных источников`,
  },
  category: {
    title: 'Объёмная доза категории',
    formula: 'H — по\u00a0категории помещения, S.\u00a0aureus',
    filled: (values, result) =>
      `эффективность ${figure(values.efficiency ?? 0, 1)}\u00a0% → ${rounded(result)}\u00a0Дж/м³`,
    source: GUIDELINE,
  },
  share: {
    title: 'Секции в\u00a0параллельных ветвях',
    formula: 'N = L\u00a0/ qH, вверх до\u00a0целого',
    filled: (values, result) =>
      `${v(values, 'flow')}\u00a0/ ${v(values, 'limit')} → ${v(values, 'count')}, в\u00a0каждой ${rounded(result)}\u00a0м³/ч`,
    source: `${PASSPORT}: расход при дозе категории`,
  },
  loss: {
    title: 'Потеря давления',
    formula: 'Δp = Δp₀ · (q\u00a0/ q₀)²',
    filled: (values, result) =>
      `${v(values, 'loss')} · (${v(values, 'flow')}\u00a0/ ${v(values, 'full')})² = ${rounded(result)}\u00a0Па`,
    source: 'И.\u00a0Е.\u00a0Идельчик, «Справочник по\u00a0гидравлическим сопротивлениям»: квадратичная область',
  },
  light: {
    title: 'Доля света у\u00a0дальней стенки',
    formula: 'k = (T\u00a0/ T₀)^d',
    filled: (values, result) =>
      `(${v(values, 'transmittance')}\u00a0/ ${v(values, 'rated')})^${v(values, 'layer')} = ${figure(result, 2)}`,
    source:
      'Закон Бугера — Ламберта — Бера. Слой d в\u00a0сантиметрах взят так, чтобы расчёт не\u00a0обещал больше таблицы изготовителя',
  },
  capacity: {
    title: 'Расход одного реактора',
    formula: 'q = q₀ · k · D₀\u00a0/ D, не\u00a0больше расхода из\u00a0паспорта',
    filled: (values, result) =>
      `${v(values, 'ratedFlow')} · ${figure(values.share ?? 0, 2)} · ${v(values, 'ratedDose')}\u00a0/ ${v(values, 'asked')} = ${rounded(result)}\u00a0м³/ч`,
    source: 'Доза обратно пропорциональна расходу: МУ\u00a02.1.4.719-98. q₀ и\u00a0D₀ — паспорт модели',
  },
  reactors: {
    title: 'Число реакторов',
    formula: 'N = Q\u00a0/ q, вверх до\u00a0целого',
    filled: (values, result) =>
      `${v(values, 'flow')}\u00a0/ ${v(values, 'capacity')} → ${v(values, 'count')}, через каждый ${rounded(result)}\u00a0м³/ч`,
    source: PASSPORT,
  },
  reactorDose: {
    title: 'Доза в\u00a0реакторе',
    formula: 'D = D₀ · k · q₀\u00a0/ q',
    filled: (values, result) =>
      `${v(values, 'ratedDose')} · ${figure(values.share ?? 0, 2)} · ${v(values, 'ratedFlow')}\u00a0/ ${v(values, 'each')} = ${rounded(result)}\u00a0мДж/см²`,
    source: 'Доза — облучённость, умноженная на\u00a0время: МУ\u00a02.1.4.719-98',
  },
  headLoss: {
    title: 'Потеря напора',
    formula: 'Δp = Δp₀ · (q\u00a0/ q₀)²',
    filled: (values, result) =>
      `${v(values, 'loss')} · (${v(values, 'flow')}\u00a0/ ${v(values, 'full')})² = ${rounded(result)}\u00a0кПа`,
    source: 'И.\u00a0Е.\u00a0Идельчик, «Справочник по\u00a0гидравлическим сопротивлениям»: квадратичная область',
  },
  feed: {
    title: 'Исходная вода',
    formula: 'Qf = Qp\u00a0/ Y',
    filled: (values, result) =>
      `${v(values, 'flow')}\u00a0/ ${figure((values.recovery ?? 0) / 100, 2)} = ${figure(result, 2)}\u00a0м³/ч`,
    source: 'Баланс воды. Y — доля пермеата из\u00a0паспорта',
  },
  salts: {
    title: 'Соли в\u00a0пермеате',
    formula: 'Cp = C · (1\u00a0− φ)',
    filled: (values, result) =>
      `${v(values, 'salinity')} · (1\u00a0− ${figure((values.rejection ?? 0) / 100, 3)}) = ${rounded(result)}\u00a0мг/л`,
    source: 'Определение селективности. φ — паспорт модели',
  },
};

interface NumberTexts {
  label: string;
  unit: string;
  /** The reason for the limits, after «от 4 до 2 000 м²:». */
  reason: string;
}

const area: NumberTexts = {
  label: 'Площадь',
  unit: 'м²',
  reason: 'меньше — шкаф, а\u00a0больше считают по\u00a0зонам',
};

const numbers: Record<string, NumberTexts> = {
  'room.area': area,
  'room.height': {
    label: 'Высота',
    unit: 'м',
    reason: 'выше воздух расслаивается, и\u00a0перемешивание не\u00a0полное',
  },
  'room.exchange': {
    label: 'Кратность',
    unit: 'в\u00a0час',
    reason: 'реже прибор не\u00a0успевает за\u00a0источником, чаще струя мешает людям',
  },
  'room.distance': {
    label: 'До\u00a0изголовья или\u00a0рабочего места',
    unit: 'м',
    reason: 'ближе метра формула не\u00a0верна, дальше десяти звук уже не\u00a0слабеет',
  },
  'duct.flow': { label: 'Расход воздуха', unit: 'м³/ч', reason: 'это диапазон канальных систем зданий' },
  'duct.pressure': {
    label: 'Свободное давление вентилятора',
    unit: 'Па',
    reason: 'меньше не\u00a0хватит ни\u00a0одной секции, больше — уже не\u00a0вентиляция здания',
  },
  'water.flow': { label: 'Расход воды', unit: 'м³/ч', reason: 'меньше — бытовые приборы, больше считают станцией' },
  'water.transmittance': {
    label: 'Пропускание на\u00a01\u00a0см, 254\u00a0нм',
    unit: '%',
    reason: 'ниже воду сначала осветляют, а\u00a0100\u00a0% не\u00a0бывает',
  },
  'water.dose': {
    label: 'Доза',
    unit: 'мДж/см²',
    reason: '16 — минимум для питьевой воды по\u00a0МУ\u00a02.1.4.719-98, выше 120 нужен отдельный расчёт',
  },
  'water.pressure': {
    label: 'Давление в\u00a0сети',
    unit: 'МПа',
    reason: 'это диапазон водопроводных сетей и\u00a0цехов',
  },
  'cleanRoom.area': area,
  'cleanRoom.height': { label: 'Высота', unit: 'м', reason: 'это высоты чистых помещений' },
  'cleanRoom.exchange': {
    label: 'Кратность',
    unit: 'в\u00a0час',
    reason: 'меньше — обычная вентиляция, больше — однонаправленный поток: его считают по\u00a0скорости',
  },
  'osmosis.flow': { label: 'Расход пермеата', unit: 'м³/ч', reason: 'это диапазон установок одного помещения' },
  'osmosis.salinity': {
    label: 'Солесодержание исходной воды',
    unit: 'г/л',
    reason: 'выше 5\u00a0г/л нужны морские мембраны',
  },
};

interface ChoiceTexts {
  label: string;
  options: Record<string, string>;
}

const category: ChoiceTexts = {
  label: 'Категория помещения',
  options: {
    1: 'I: операционные, родильные — 99,9\u00a0%',
    2: 'II: реанимация, перевязочные, лаборатории — 99\u00a0%',
    3: 'III: палаты, кабинеты — 95\u00a0%',
    4: 'IV: классы, офисы — 90\u00a0%',
    5: 'V: коридоры, лестницы, санузлы — 85\u00a0%',
  },
};

const choices: Record<string, ChoiceTexts> = {
  'room.category': category,
  'room.people': { label: 'Люди во\u00a0время работы', options: { yes: 'Есть', no: 'Нет' } },
  'room.noise': {
    label: 'Предел шума',
    options: {
      wardDay: 'Палата днём, 30\u00a0дБ(А)',
      wardNight: 'Палата ночью, 20\u00a0дБ(А)',
      classroom: 'Класс, 35\u00a0дБ(А)',
      office: 'Офис, 45\u00a0дБ(А)',
      none: 'Не\u00a0ограничен',
    },
  },
  'room.ceiling': { label: 'Потолок', options: { plain: 'Обычный', absorbing: 'Звукопоглощающий, α = 0,7' } },
  'duct.category': category,
};

interface ColumnTexts {
  label: string;
  format: (value: number) => string;
}

const column = (label: string, unit: string, format = rounded): ColumnTexts => ({
  label,
  format: (value) => `${format(value)}\u00a0${unit}`,
});
const percentMore = (value: number) => `${value >= 1 ? '+' : '−'}${figure(Math.abs(value - 1) * 100)}`;
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
    below: (range: string) => `Слишком мало: ${range}`,
    above: (range: string) => `Слишком много: ${range}`,
  },
  range: (min: number, max: number, { unit, reason }: NumberTexts) =>
    `от\u00a0${figure(min, 2)} до\u00a0${figure(max, 2)}\u00a0${unit}. ${reason.charAt(0).toUpperCase()}${reason.slice(1)}`,
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
  print: 'Распечатать',
  request: {
    title: 'Проверим расчёт и\u00a0подготовим предложение',
    lead: 'Числа и\u00a0выбранные модели уйдут вместе с\u00a0заявкой.',
    button: 'Отправить расчёт инженеру',
  },
  /** The message of the application, at most 500 characters. */
  message: {
    intro: (task: string) => `Подбор: ${task}.`,
    typed: (pairs: string) => `Исходные данные: ${pairs}.`,
    proposed: (models: string) => `По\u00a0расчёту: ${models}.`,
  },
};
