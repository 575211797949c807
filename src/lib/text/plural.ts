/** Forms of a Russian noun beside a number: 1 файл, 2 файла, 5 файлов. */
export type PluralForms = readonly [one: string, few: string, many: string];

const rules = new Intl.PluralRules('ru');

/** The form that agrees with the count: `plural(21, ['файл', 'файла', 'файлов'])` is «файл». Fractions take the second. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(count);
  if (category === 'one') return one;
  return category === 'many' ? many : few;
}

/** Number and noun, kept on one line: «1 файл», «3 файла», «1 200 файлов». */
export function countOf(count: number, forms: PluralForms): string {
  return `${count.toLocaleString('ru-RU')}\u00a0${plural(count, forms)}`;
}
