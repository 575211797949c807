import { BOUNDS, COLORS } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const PADDING = 6;
const FONT_SIZE = 9.5;
const NAME_WIDTH = BOUNDS.width * 0.48;
const VALUE_WIDTH = BOUNDS.width - NAME_WIDTH;

/** Two columns, name and value, with a hairline under each row; a row is never split between pages. */
export function drawTable(sheet: Sheet, rows: readonly (readonly [string, string])[]): void {
  for (const [index, row] of rows.entries()) drawRow(sheet, row, index % 2 === 0);
  sheet.pdf.y += 10;
}

function drawRow(sheet: Sheet, [name, value]: readonly [string, string], isShaded: boolean): void {
  const nameStyle = { size: FONT_SIZE, color: COLORS.slate, width: NAME_WIDTH - 2 * PADDING };
  const valueStyle = { size: FONT_SIZE, width: VALUE_WIDTH - 2 * PADDING };
  const height = Math.max(sheet.measure(name, nameStyle), sheet.measure(value, valueStyle)) + 2 * PADDING;
  sheet.reserve(height);
  const top = sheet.pdf.y;
  if (isShaded) sheet.pdf.rect(BOUNDS.left, top, BOUNDS.width, height).fill(COLORS.mist);
  sheet.write(name, BOUNDS.left + PADDING, top + PADDING, nameStyle);
  sheet.write(value, BOUNDS.left + NAME_WIDTH + PADDING, top + PADDING, valueStyle);
  const bottom = top + height;
  sheet.pdf.moveTo(BOUNDS.left, bottom).lineTo(BOUNDS.right, bottom).lineWidth(0.5).stroke(COLORS.line);
  sheet.pdf.y = bottom;
}
