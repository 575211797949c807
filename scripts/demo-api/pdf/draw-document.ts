import { buffer } from 'node:stream/consumers';
import { BOUNDS, COLORS, createSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { drawTable } from './table.ts';
import { drawThreeViews } from './three-views.ts';
import type { DrawnBox } from './three-views.ts';

interface PrintedSection {
  title: string;
  paragraphs: readonly string[];
  rows: readonly (readonly [string, string])[];
}

/** The content of a PDF; `date` is ISO 8601 and printed in its own time zone. */
export interface PrintedDocument {
  number: number;
  title: string;
  category: string;
  date: string;
  contacts: string;
  /** Drawn in three views before the text. */
  drawing?: DrawnBox;
  sections: readonly PrintedSection[];
}

/** Draws a document as a PDF. The same document always gives the same bytes. */
export async function drawDocument(document: PrintedDocument): Promise<Buffer> {
  const sheet = createSheet({ title: document.title, date: new Date(document.date) });
  drawTitle(sheet, document);
  if (document.drawing) drawThreeViews(sheet, document.drawing);
  for (const section of document.sections) drawSection(sheet, section);
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.pdf.switchToPage(page);
    drawHeaderAndFooter(sheet, document.contacts, `Страница\u00a0${page - start + 1} из\u00a0${count}`);
  }
  sheet.pdf.end();
  return buffer(sheet.pdf);
}

function drawTitle(sheet: Sheet, { title, category, number, date }: PrintedDocument): void {
  sheet.write(title, BOUNDS.left, sheet.pdf.y, { size: 20, font: 'bold' });
  const edition = date.slice(0, 10).split('-').toReversed().join('.');
  const meta = `${category} · №\u00a0${number} · редакция от\u00a0${edition}`;
  sheet.write(meta, BOUNDS.left, sheet.pdf.y + 4, { size: 9.5, color: COLORS.slate });
  sheet.pdf.y += 14;
}

function drawSection(sheet: Sheet, { title, paragraphs, rows }: PrintedSection): void {
  const heading = { size: 13, font: 'bold' } as const;
  // A heading is not separated from its text by a page break.
  sheet.reserve(sheet.measure(title, heading) + 48);
  sheet.pdf.y += 6;
  sheet.write(title, BOUNDS.left, sheet.pdf.y, heading);
  sheet.pdf.y += 4;
  for (const paragraph of paragraphs) {
    sheet.write(paragraph, BOUNDS.left, sheet.pdf.y, { size: 10.5 });
    sheet.pdf.y += 5;
  }
  sheet.pdf.y += 2;
  drawTable(sheet, rows);
}

/** The brand line above and the contacts below, on each page. */
function drawHeaderAndFooter(sheet: Sheet, contacts: string, pageNumber: string): void {
  const { pdf } = sheet;
  // Text below the bottom margin would start a new page.
  pdf.page.margins.bottom = 0;
  const half = BOUNDS.width / 2;
  pdf.circle(BOUNDS.left + 8, 48, 8).fill(COLORS.aqua);
  pdf
    .circle(BOUNDS.left + 8, 48, 4.5)
    .lineWidth(1.2)
    .stroke('#FFFFFF');
  sheet.write('Чистосфера', BOUNDS.left + 24, 40, { size: 13, font: 'bold', color: COLORS.aqua, width: 160 });
  const motto = 'Системы очистки и\u00a0обеззараживания воздуха и\u00a0воды';
  sheet.write(motto, BOUNDS.right - 320, 43, { size: 8.5, color: COLORS.slate, width: 320, align: 'right' });
  drawRule(sheet, 68, 1.5, COLORS.aqua);
  const foot = BOUNDS.height - 48;
  drawRule(sheet, foot, 0.5, COLORS.line);
  sheet.write(contacts, BOUNDS.left, foot + 8, { size: 8.5, color: COLORS.slate, width: half });
  const right = { size: 8.5, color: COLORS.slate, width: half, align: 'right' } as const;
  sheet.write(pageNumber, BOUNDS.left + half, foot + 8, right);
}

function drawRule({ pdf }: Sheet, y: number, width: number, shade: string): void {
  pdf.moveTo(BOUNDS.left, y).lineTo(BOUNDS.right, y).lineWidth(width).stroke(shade);
}
