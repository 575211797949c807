import { escapeHtml } from '../../lib/text/escape-html.ts';
import { plainText } from '../../lib/text/plain-text.ts';

const TABLE = /<table\b[\s\S]*?<\/table>/gi;
/** The most columns of a table that is shown as cards on phones. */
const CARD_COLUMNS = [3, 4];

/**
 * Puts every table into a wrapper that scrolls sideways by itself and can be reached with the keyboard. The rows of a small
 * table become cards on phones: each cell then names its column.
 * @param html cleaned: its tags are balanced
 * @param label the accessible name of the wrapper
 */
export function wrapTables(html: string, label: string): string {
  return html.replace(TABLE, (table) => {
    const columns = columnsOf(table);
    const isSmall = CARD_COLUMNS.includes(columns.length) && !/ (col|row)span=|<table\b[\s\S]*<table\b/i.test(table);
    return (
      `<div class="table-wrapper${isSmall ? ' table-cards' : ''}" role="group" tabindex="0" aria-label="${escapeHtml(label)}">` +
      `${isSmall ? withColumnNames(table, columns) : table}</div>`
    );
  });
}

/** The names of the columns; empty where the table has no header. */
function columnsOf(table: string): string[] {
  const head = /<thead\b[\s\S]*?<\/thead>/i.exec(table)?.[0] ?? '';
  return Array.from(head.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/gi), ([, cell = '']) => plainText(cell).trim());
}

function withColumnNames(table: string, columns: string[]): string {
  const [head = '', ...bodies] = table.split(/(?<=<\/thead>)/i);
  const named = bodies.join('').replace(/<tr\b[\s\S]*?<\/tr>/gi, (row) => {
    let place = 0;
    return row.replace(/<(t[hd])\b/gi, (tag) => `${tag} data-column="${escapeHtml(columns[place++] ?? '')}"`);
  });
  return head + named;
}
