/** Forms of a Russian noun after a number: 1 файл, 2 файла, 5 файлов. */
export type PluralForms = readonly [one: string, few: string, many: string];

const rules = new Intl.PluralRules('ru');
const numbers = new Intl.NumberFormat('ru-RU');

/** The form for a count: `plural(21, ['файл', 'файла', 'файлов'])` is «файл». Fractions have the second one. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(count);
  if (category === 'one') return one;
  return category === 'many' ? many : few;
}

/** Number and noun with a non-breaking space: «1 файл», «3 файла», «1 200 файлов». */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatCount(count)}\u00a0${plural(count, forms)}`;
}

/** A number of items, its digits in groups: «1 200». */
export function formatCount(count: number): string {
  return numbers.format(count);
}
