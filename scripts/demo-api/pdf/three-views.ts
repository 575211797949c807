import { BOUNDS, COLORS } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** The subject of a drawing: a box, mm, and its name. */
export interface DrawnBox {
  title: string;
  width: number;
  height: number;
  depth: number;
}

const POINTS_PER_MILLIMETRE = 72 / 25.4;
/** Reduction scales of ГОСТ 2.302-68. */
const SCALES = [2, 2.5, 4, 5, 10, 15, 20, 25, 40, 50, 75, 100];
/** The gap between two views has room for a dimension line and a caption. */
const GAP = 62;
const LEFT = 44;
const ROOM = { width: BOUNDS.width - LEFT - GAP - 24, height: 300 };
const DIMENSION = { offset: 20, arrow: 6, half: 1.6, text: 9 };

/** The front, left and top view of a box with its three dimensions, positioned by ГОСТ 2.305-2008. */
export function drawThreeViews(sheet: Sheet, box: DrawnBox): void {
  const scale = scaleFor(box);
  const onPaper = (size: number) => (size / scale) * POINTS_PER_MILLIMETRE;
  const [width, height, depth] = [onPaper(box.width), onPaper(box.height), onPaper(box.depth)];
  sheet.reserve(height + depth + GAP + 110);
  const caption = `${box.title}. М\u00a01:${String(scale).replace('.', ',')}, размеры в\u00a0миллиметрах`;
  sheet.write(caption, BOUNDS.left, sheet.pdf.y, { size: 10.5 });
  const x = BOUNDS.left + LEFT;
  const y = sheet.pdf.y + 26;
  const side = x + width + GAP;
  const top = y + height + GAP;
  drawView(sheet, 'Вид спереди', { x, y, width, height });
  drawView(sheet, 'Вид слева', { x: side, y, width: depth, height });
  drawView(sheet, 'Вид сверху', { x, y: top, width, height: depth });
  drawSize(sheet, box.width, { x, y: y + height, length: width });
  drawSize(sheet, box.depth, { x: side, y: y + height, length: depth });
  drawHeight(sheet, box.height, { x, y, length: height });
  sheet.pdf.y = top + depth + 24;
}

/** The largest scale at which all three views fit on the sheet. */
function scaleFor({ width, height, depth }: DrawnBox): number {
  const paper = (size: number) => size / POINTS_PER_MILLIMETRE;
  const least = Math.max((width + depth) / paper(ROOM.width), (height + depth) / paper(ROOM.height));
  return SCALES.find((scale) => scale >= least) ?? Math.ceil(least);
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The outline of one view with its axes and its name. */
function drawView(sheet: Sheet, name: string, { x, y, width, height }: Rectangle): void {
  const { pdf } = sheet;
  sheet.write(name, x - 20, y - 16, { size: 8.5, color: COLORS.slate, width: width + 40, align: 'center' });
  pdf.rect(x, y, width, height).lineWidth(1.2).stroke(COLORS.ink);
  const over = 5;
  pdf.moveTo(x + width / 2, y - over / 2).lineTo(x + width / 2, y + height + over);
  pdf.moveTo(x - over, y + height / 2).lineTo(x + width + over, y + height / 2);
  pdf.lineWidth(0.4).dash(12, { space: 4 }).stroke(COLORS.aqua).undash();
}

interface Edge {
  x: number;
  y: number;
  length: number;
}

/** The dimension of a horizontal edge: its line is below the edge, or above it where `away` is −1. */
function drawSize(sheet: Sheet, size: number, { x, y, length }: Edge, away: 1 | -1 = 1): void {
  const line = y + away * DIMENSION.offset;
  for (const end of [x, x + length]) sheet.pdf.moveTo(end, y).lineTo(end, line + away * 4);
  sheet.pdf.moveTo(x, line);
  sheet.pdf
    .lineTo(x + length, line)
    .lineWidth(0.5)
    .stroke(COLORS.slate);
  drawArrow(sheet, x, line, 1);
  drawArrow(sheet, x + length, line, -1);
  sheet.write(String(size), x - 30, line - 12, { size: DIMENSION.text, width: length + 60, align: 'center' });
}

/** The dimension of a vertical edge, to its left: drawn as a horizontal one on the rotated sheet. */
function drawHeight(sheet: Sheet, size: number, { x, y, length }: Edge): void {
  sheet.pdf.save().rotate(-90, { origin: [x, y] });
  drawSize(sheet, size, { x: x - length, y, length }, -1);
  sheet.pdf.restore();
}

/** An arrow with its point at x, y; it comes from the right where `from` is 1 and from the left where it is −1. */
function drawArrow({ pdf }: Sheet, x: number, y: number, from: 1 | -1): void {
  const back = x + from * DIMENSION.arrow;
  pdf
    .moveTo(x, y)
    .lineTo(back, y - DIMENSION.half)
    .lineTo(back, y + DIMENSION.half)
    .closePath()
    .fill(COLORS.slate);
}
