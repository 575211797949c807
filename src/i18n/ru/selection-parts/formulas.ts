import { figure, rounded } from './figures.ts';

type Values = Record<string, number>;

/** Indices and powers are written as in TeX: `H_0`, `T^d`. */
interface StepTexts {
  title: string;
  formula: string;
  /** The formula with the visitor's numbers and its result. */
  filled: (values: Values, result: number) => string;
  source: string;
}

const GUIDELINE = 'Руководство Р\u00a03.5.1904-04';
const ACOUSTICS = 'СП\u00a051.13330.2011 «Защита от\u00a0шума»';
const PASSPORT = 'Паспорт модели';
const v = (values: Values, name: string) => rounded(values[name] ?? 0);

/** The formulas by step id, each with its source. */
export const steps: Record<string, StepTexts> = {
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
    formula: 'R = A\u00a0/ (1\u00a0− α), A = Σ\u00a0α_i\u00a0S_i',
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
    formula: 'H = H_0 · q_0\u00a0/ q',
    filled: (values, result) =>
      `${v(values, 'dose')} · ${v(values, 'full')}\u00a0/ ${v(values, 'flow')} = ${rounded(result)}\u00a0Дж/м³`,
    source: `${GUIDELINE}: доза — это бактерицидный поток, делённый на\u00a0расход. H_0 — паспорт модели`,
  },
  power: {
    title: 'Звуковая мощность',
    formula: 'L_w = L_1 + 10\u00a0lg\u00a02π',
    filled: (values, result) => `${v(values, 'level')} + 8 = ${rounded(result)}\u00a0дБ(А)`,
    source: 'Полусфера радиусом 1\u00a0м: ГОСТ\u00a0Р\u00a0ИСО\u00a03744-2013. L_1 — паспорт модели',
  },
  level: {
    title: 'Уровень одного прибора',
    formula: 'L_p = L_w + 10\u00a0lg\u00a0(Q\u00a0/ 4πr² + 4\u00a0/ R)',
    filled: (values, result) =>
      `${v(values, 'power')} + 10\u00a0lg\u00a0(2\u00a0/ (4π · ${v(values, 'distance')}²) + 4\u00a0/ ${v(values, 'constant')}) = ${rounded(result)}\u00a0дБ(А)`,
    source: `${ACOUSTICS}. Q = 2: прибор на\u00a0стене`,
  },
  several: {
    title: 'Уровень всех приборов',
    formula: 'L = L_p + 10\u00a0lg\u00a0N',
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
    formula: 'N = L\u00a0/ q_H, вверх до\u00a0целого',
    filled: (values, result) =>
      `${v(values, 'flow')}\u00a0/ ${v(values, 'limit')} → ${v(values, 'count')}, в\u00a0каждой ${rounded(result)}\u00a0м³/ч`,
    source: `${PASSPORT}: расход при дозе категории`,
  },
  loss: {
    title: 'Потеря давления',
    formula: 'Δp = Δp_0 · (q\u00a0/ q_0)²',
    filled: (values, result) =>
      `${v(values, 'loss')} · (${v(values, 'flow')}\u00a0/ ${v(values, 'full')})² = ${rounded(result)}\u00a0Па`,
    source: 'И.\u00a0Е.\u00a0Идельчик, «Справочник по\u00a0гидравлическим сопротивлениям»: квадратичная область',
  },
  light: {
    title: 'Доля света у\u00a0дальней стенки',
    formula: 'k = (T\u00a0/ T_0)^d',
    filled: (values, result) =>
      `(${v(values, 'transmittance')}\u00a0/ ${v(values, 'rated')})^${v(values, 'layer')} = ${figure(result, 2)}`,
    source:
      'Закон Бугера — Ламберта — Бера. Слой d в\u00a0сантиметрах взят так, чтобы расчёт не\u00a0обещал больше таблицы изготовителя',
  },
  capacity: {
    title: 'Расход одного реактора',
    formula: 'q = q_0 · k · D_0\u00a0/ D, не\u00a0больше расхода из\u00a0паспорта',
    filled: (values, result) =>
      `${v(values, 'ratedFlow')} · ${figure(values.share ?? 0, 2)} · ${v(values, 'ratedDose')}\u00a0/ ${v(values, 'asked')} = ${rounded(result)}\u00a0м³/ч`,
    source: 'Доза обратно пропорциональна расходу: МУ\u00a02.1.4.719-98. q_0 и\u00a0D_0 — паспорт модели',
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
    formula: 'D = D_0 · k · q_0\u00a0/ q',
    filled: (values, result) =>
      `${v(values, 'ratedDose')} · ${figure(values.share ?? 0, 2)} · ${v(values, 'ratedFlow')}\u00a0/ ${v(values, 'each')} = ${rounded(result)}\u00a0мДж/см²`,
    source: 'Доза — облучённость, умноженная на\u00a0время: МУ\u00a02.1.4.719-98',
  },
  headLoss: {
    title: 'Потеря напора',
    formula: 'Δp = Δp_0 · (q\u00a0/ q_0)²',
    filled: (values, result) =>
      `${v(values, 'loss')} · (${v(values, 'flow')}\u00a0/ ${v(values, 'full')})² = ${rounded(result)}\u00a0кПа`,
    source: 'И.\u00a0Е.\u00a0Идельчик, «Справочник по\u00a0гидравлическим сопротивлениям»: квадратичная область',
  },
  feed: {
    title: 'Исходная вода',
    formula: 'Q_f = Q_p\u00a0/ Y',
    filled: (values, result) =>
      `${v(values, 'flow')}\u00a0/ ${figure((values.recovery ?? 0) / 100, 2)} = ${figure(result, 2)}\u00a0м³/ч`,
    source: 'Баланс воды. Y — доля пермеата из\u00a0паспорта',
  },
  salts: {
    title: 'Соли в\u00a0пермеате',
    formula: 'C_p = C · (1\u00a0− φ)',
    filled: (values, result) =>
      `${v(values, 'salinity')} · (1\u00a0− ${figure((values.rejection ?? 0) / 100, 3)}) = ${rounded(result)}\u00a0мг/л`,
    source: 'Определение селективности. φ — паспорт модели',
  },
};
