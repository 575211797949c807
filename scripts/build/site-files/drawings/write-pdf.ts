import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create as parseFont } from 'fontkit';
import Pdf from 'pdfkit';
import type { Drawing, Layer } from '../../../../src/features/drawing/three-views.ts';

const POINTS_PER_MILLIMETRE = 72 / 25.4;
/** A4 landscape, millimetres. */
const SHEET = { width: 297, height: 210, margin: 15, title: 14 };
/** Reduction scales of ГОСТ 2.302-68. */
const SCALES = [2, 2.5, 4, 5, 10, 15, 20, 25, 40, 50, 75, 100, 200, 400, 500, 800, 1000];
const LINES: Record<Layer, { width: number; color: string }> = {
  outline: { width: 1.2, color: '#0b2230' },
  axes: { width: 0.4, color: '#12b5bd' },
  dimensions: { width: 0.5, color: '#44606d' },
};
/** A fixed date, because the same content must give the same bytes. */
const CREATED = new Date(0);

const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
);

/** Parsed once, because parsing takes longer than the rest of a PDF. */
const font = parseFont(readFileSync(FONT_FILE));

/** A drawing on an A4 sheet in a standard scale. @param title function of the scale */
export async function writePdf(drawing: Drawing, title: (scale: string) => string): Promise<Uint8Array> {
  const { bounds, shapes } = drawing;
  const room = { width: SHEET.width - 2 * SHEET.margin, height: SHEET.height - 2 * SHEET.margin - SHEET.title };
  const least = Math.max(bounds.width / room.width, bounds.height / room.height);
  const scale = SCALES.find((each) => each >= least) ?? Math.ceil(least);
  const heading = title(String(scale).replace('.', ','));
  const pdf = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    // Not the default font, whose metrics PDFKit would load.
    font: '',
    info: { Title: heading, CreationDate: CREATED },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  // A glyph keeps the characters that it was first looked up for, none if as a part of another, and the PDF names them.
  font._glyphs = {};
  pdf.font(font);
  const unit = POINTS_PER_MILLIMETRE / scale;
  const left = ((SHEET.width - bounds.width / scale) / 2) * POINTS_PER_MILLIMETRE;
  const top = (SHEET.margin + SHEET.title) * POINTS_PER_MILLIMETRE;
  const x = (value: number) => left + (value - bounds.x) * unit;
  const y = (value: number) => top + (bounds.y + bounds.height - value) * unit;
  const write = (text: string, at: [number, number], size: number) =>
    pdf.text(text, at[0] - pdf.widthOfString(text) / 2, at[1] - size * 0.6, { lineBreak: false });
  pdf
    .fontSize(11)
    .fillColor('#0b2230')
    .text(heading, SHEET.margin * POINTS_PER_MILLIMETRE, 32, { lineBreak: false });
  for (const shape of shapes) {
    const { width, color } = LINES[shape.layer];
    if (shape.kind === 'text') {
      const size = shape.height * unit * 1.3;
      const at: [number, number] = [x(shape.at[0]), y(shape.at[1])];
      pdf.save().fontSize(size).fillColor('#0b2230');
      if (shape.upright) pdf.rotate(-90, { origin: at });
      write(shape.text, at, size);
      pdf.restore();
    } else {
      if (shape.kind === 'line') pdf.moveTo(x(shape.from[0]), y(shape.from[1])).lineTo(x(shape.to[0]), y(shape.to[1]));
      else pdf.circle(x(shape.centre[0]), y(shape.centre[1]), shape.radius * unit);
      pdf.lineWidth(width).stroke(color);
    }
  }
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}
