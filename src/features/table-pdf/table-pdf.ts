import Pdf from 'pdfkit';

/** A4, in points. */
const SHEET = { short: 595, long: 842, margin: 40 };
const PADDING = 5;
const INK = '#0b2230';
const RULE = '#a9bbc3';
const SHADE = '#edf3f5';

interface Table {
  title: string;
  /** The lines below the title: date and company. */
  lines: readonly string[];
  layout: 'portrait' | 'landscape';
  /** Widths of the columns; together they have the width of the sheet without its margins. */
  widths: readonly number[];
  /** The names of the columns, repeated on each page. */
  columns: readonly string[];
  rows: readonly Row[];
  /** A complete TrueType font with Cyrillic letters. Only the used letters are embedded. */
  font: ArrayBuffer;
}

/** A row of a single cell is a heading across all columns. */
type Row = readonly (string | number)[];

/** Creates a PDF file of a table. Each page starts with the names of the columns. */
export async function tablePdf({ title, lines, layout, widths, columns, rows, font }: Table): Promise<Blob> {
  const [width, height] = layout === 'landscape' ? [SHEET.long, SHEET.short] : [SHEET.short, SHEET.long];
  const pdf = new Pdf({ size: 'A4', layout, margin: 0, info: { Title: title }, lang: 'ru', font: '' });
  const file = blobOf(pdf);
  pdf.font(font).fillColor(INK).strokeColor(RULE).lineWidth(0.5);
  pdf.fontSize(16).text(title, SHEET.margin, SHEET.margin);
  pdf.fontSize(9);
  for (const line of lines) pdf.text(line, { width: width - 2 * SHEET.margin });
  let y = writeRow(pdf, columns, widths, pdf.y + 12);
  for (const row of rows) {
    if (y + heightOf(pdf, row, widths) > height - SHEET.margin) {
      pdf.addPage();
      y = writeRow(pdf, columns, widths, SHEET.margin);
    }
    y = writeRow(pdf, row, widths, y);
  }
  pdf.end();
  return file;
}

type Document = InstanceType<typeof Pdf>;

/** Puts non-breaking spaces into numbers and before their units. */
const textOf = (value: string | number) => String(value).replace(/(\d) (?=\d{3}(?!\d)|[^\d\s])/gu, '$1\u00a0');
function cellsOf(row: Row, widths: readonly number[]): { text: string; width: number }[] {
  const total = widths.reduce((sum, width) => sum + width, 0);
  return row.map((value, column) => ({ text: textOf(value), width: row.length === 1 ? total : (widths[column] ?? 0) }));
}

function heightOf(pdf: Document, row: Row, widths: readonly number[]): number {
  const heights = cellsOf(row, widths).map(({ text, width }) =>
    pdf.heightOfString(text || ' ', { width: width - 2 * PADDING }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

/** @returns the position of the next row */
function writeRow(pdf: Document, row: Row, widths: readonly number[], y: number): number {
  const height = heightOf(pdf, row, widths);
  let x = SHEET.margin;
  for (const { text, width } of cellsOf(row, widths)) {
    if (row.length === 1) pdf.rect(x, y, width, height).fillAndStroke(SHADE, RULE).fillColor(INK);
    else pdf.rect(x, y, width, height).stroke();
    const link = /^https?:/.test(text) ? { link: text } : {};
    pdf.text(text, x + PADDING, y + PADDING, { width: width - 2 * PADDING, ...link });
    x += width;
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
