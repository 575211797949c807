import { escapeHtml } from '../../lib/text/escape-html.ts';
import { plainText } from '../../lib/text/plain-text.ts';

const TABLE_TAG = /<(\/?)table\b[^>]*>/gi;
/** Tables with this number of columns are shown as cards on phones. */
const CARD_COLUMNS = [3, 4];

/**
 * Wraps every table in a container that scrolls sideways and is focusable. The rows of a small table become cards on
 * phones, so its cells get the name of their column.
 * @param html cleaned, so its tags are balanced
 * @param label the accessible name of the container
 */
export function wrapTables(html: string, label: string): string {
  let result = '';
  let end = 0;
  for (const [from, to] of tablesIn(html)) {
    result += html.slice(end, from) + wrapped(html.slice(from, to), label);
    end = to;
  }
  return result + html.slice(end);
}

/** The start and end positions of the tables that are not nested. */
function tablesIn(html: string): [from: number, to: number][] {
  const tables: [number, number][] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, 1: slash, index } of html.matchAll(TABLE_TAG)) {
    if (slash === '') {
      if (depth++ === 0) from = index;
    } else if (--depth === 0) tables.push([from, index + tag.length]);
  }
  return tables;
}

function wrapped(table: string, label: string): string {
  const columns = columnsOf(table);
  const isSmall = CARD_COLUMNS.includes(columns.length) && !/ (col|row)span=|<table\b[\s\S]*<table\b/i.test(table);
  return (
    `<div class="table-wrapper${isSmall ? ' table-cards' : ''}" role="group" tabindex="0" aria-label="${escapeHtml(label)}">` +
    `${isSmall ? withColumnNames(table, columns) : table}</div>`
  );
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
