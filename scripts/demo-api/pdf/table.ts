import { bounds, color } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const padding = 6;
const size = 9.5;
const nameWidth = bounds.width * 0.48;
const valueWidth = bounds.width - nameWidth;

/** Two columns, name and value, with a hairline under each row; a row is never split between pages. */
export function drawTable(sheet: Sheet, rows: readonly (readonly [string, string])[]): void {
  for (const [index, row] of rows.entries()) drawRow(sheet, row, index % 2 === 0);
  sheet.pdf.y += 10;
}

function drawRow(sheet: Sheet, [name, value]: readonly [string, string], isShaded: boolean): void {
  const nameStyle = { size, color: color.slate, width: nameWidth - 2 * padding };
  const valueStyle = { size, width: valueWidth - 2 * padding };
  const height = Math.max(sheet.measure(name, nameStyle), sheet.measure(value, valueStyle)) + 2 * padding;
  sheet.reserve(height);
  const top = sheet.pdf.y;
  if (isShaded) sheet.pdf.rect(bounds.left, top, bounds.width, height).fill(color.mist);
  sheet.write(name, bounds.left + padding, top + padding, nameStyle);
  sheet.write(value, bounds.left + nameWidth + padding, top + padding, valueStyle);
  const bottom = top + height;
  sheet.pdf.moveTo(bounds.left, bottom).lineTo(bounds.right, bottom).lineWidth(0.5).stroke(color.line);
  sheet.pdf.y = bottom;
}
