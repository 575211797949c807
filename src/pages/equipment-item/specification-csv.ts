import type { EquipmentItemData } from './data.ts';

/** Without it spreadsheets decode UTF-8 as a legacy code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A specification as CSV: with semicolons, as spreadsheets with decimal commas expect, and a line for each row with the
 * title of its group.
 * @param columns the names of the four columns: group, name, value, unit
 */
export function specificationCsv(groups: EquipmentItemData['specifications'], columns: readonly string[]): string {
  const lines = groups.flatMap(({ title, rows }) =>
    rows.map(({ name, value, unit = '' }) => [title, name, value, unit]),
  );
  return BYTE_ORDER_MARK + [columns, ...lines].map((line) => line.map(cell).join(';')).join('\r\n') + '\r\n';
}

/** A space between thousands would turn a number into text; a leading sign would turn a text into a formula. */
function cell(text: string): string {
  const plain = text
    .replace(/(?<=\d)[\s\u00a0](?=\d{3}\b)/gu, '')
    .replace(/\u00a0/gu, ' ')
    .replace(/\u2060/gu, '');
  const safe = /^[=+@\t-]/.test(plain) ? `'${plain}` : plain;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
