import Pdf from 'pdfkit';

/** A4 landscape, in points. */
const SHEET = { width: 842, height: 595, margin: 40 };
/** Widths of the columns of `specificationRows`. */
const WIDTHS = [34, 292, 92, 106, 48, 40, 150];
const PADDING = 5;
const INK = '#0b2230';
const RULE = '#a9bbc3';

interface Specification {
  title: string;
  /** The lines below the title: date and company. */
  lines: readonly string[];
  columns: readonly string[];
  /** Created by `specificationRows`. */
  rows: readonly (string | number)[][];
  /** A complete TrueType font with Cyrillic letters. Only the used letters are embedded. */
  font: ArrayBuffer;
}

/** Creates a PDF file of a specification. Each page starts with the names of the columns. */
export async function specificationPdf({ title, lines, columns, rows, font }: Specification): Promise<Blob> {
  // The library has no default font in a browser.
  const pdf = new Pdf({ size: 'A4', layout: 'landscape', margin: 0, info: { Title: title }, lang: 'ru', font: '' });
  const file = blobOf(pdf);
  pdf.font(font).fillColor(INK).strokeColor(RULE).lineWidth(0.5);
  pdf.fontSize(16).text(title, SHEET.margin, SHEET.margin);
  pdf.fontSize(9);
  for (const line of lines) pdf.text(line, { width: SHEET.width - 2 * SHEET.margin });
  let y = writeRow(pdf, columns, pdf.y + 12);
  for (const row of rows) {
    if (y + heightOf(pdf, row) > SHEET.height - SHEET.margin) {
      pdf.addPage();
      y = writeRow(pdf, columns, SHEET.margin);
    }
    y = writeRow(pdf, row, y);
  }
  pdf.end();
  return file;
}

type Document = InstanceType<typeof Pdf>;
type Row = readonly (string | number)[];

/** Puts non-breaking spaces into numbers and before their units. */
const textOf = (value: string | number) => String(value).replace(/(\d) (?=\d{3}(?!\d)|[^\d\s])/gu, '$1\u00a0');
const widthOf = (column: number) => (WIDTHS[column] ?? 0) - 2 * PADDING;

function heightOf(pdf: Document, row: Row): number {
  const heights = row.map((value, column) => pdf.heightOfString(textOf(value), { width: widthOf(column) }));
  return Math.max(...heights) + 2 * PADDING;
}

/** @returns the position of the next row */
function writeRow(pdf: Document, row: Row, y: number): number {
  const height = heightOf(pdf, row);
  let x = SHEET.margin;
  for (const [column, value] of row.entries()) {
    const text = textOf(value);
    const link = /^https?:/.test(text) ? { link: text } : {};
    pdf.text(text, x + PADDING, y + PADDING, { width: widthOf(column), ...link });
    pdf.rect(x, y, WIDTHS[column] ?? 0, height).stroke();
    x += WIDTHS[column] ?? 0;
  }
  return y + height;
}

function blobOf(pdf: Document): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    pdf.on('error', reject);
  });
}
