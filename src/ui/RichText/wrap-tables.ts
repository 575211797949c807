import { escapeHtml } from '../../lib/text/escape-html.ts';
import { plainText } from '../../lib/text/plain-text.ts';

const TABLE = /<table\b[\s\S]*?<\/table>/gi;
/** Tables with this number of columns are shown as cards on phones. */
const CARD_COLUMNS = [3, 4];

/**
 * Wraps every table in a container that scrolls sideways and is focusable. The rows of a small table become cards on
 * phones, so its cells get the name of their column.
 * @param html cleaned, so its tags are balanced
 * @param label the accessible name of the container
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

/** The names of the columns; empty for a table without a header. */
function columnsOf(table: string): string[] {
  const head = /<thead\b[\s\S]*?<\/thead>/i.exec(table)?.[0] ?? '';
  return Array.from(head.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/gi), ([, cell = '']) => plainText(cell).trim());
}

function withColumnNames(table: string, columns: string[]): string {
  const [head = '', ...bodies] = table.split(/(?<=<\/thead>)/i);
  const named = bodies.join('').replace(/<tr\b[\s\S]*?<\/tr>/gi, (row) => {
    let column = 0;
    return row.replace(/<(t[hd])\b/gi, (tag) => `${tag} data-column="${escapeHtml(columns[column++] ?? '')}"`);
  });
  return head + named;
}
