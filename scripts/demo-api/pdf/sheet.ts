import Pdf from 'pdfkit';
import { bold, toDrawable, regular } from './fonts.ts';

export const COLORS = { ink: '#0B2230', slate: '#44606D', line: '#DDE6EA', mist: '#F6F9FA', aqua: '#00727E' } as const;

/** A4 in points, with margins for the brand line above and the contacts below. */
const MARGINS = { top: 96, bottom: 72, left: 56, right: 56 } as const;
const A4 = { width: 595.28, height: 841.89 };
export const BOUNDS = {
  left: MARGINS.left,
  right: A4.width - MARGINS.right,
  width: A4.width - MARGINS.left - MARGINS.right,
  bottom: A4.height - MARGINS.bottom,
  height: A4.height,
} as const;

interface TextStyle {
  size: number;
  font?: 'regular' | 'bold';
  color?: string;
  width?: number;
  align?: 'left' | 'center' | 'right';
}

/** A page to draw on: text is positioned by its left and top edge, in points. */
export interface Sheet {
  pdf: PDFKit.PDFDocument;
  measure(text: string, style: TextStyle): number;
  write(text: string, x: number, y: number, style: TextStyle): void;
  /** Starts a new page unless this one has `height` points left. */
  reserve(height: number): void;
}

/** The metadata are title and date only, so that the same document gives the same bytes. */
export function createSheet({ title, date }: { title: string; date: Date }): Sheet {
  const pdf = new Pdf({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    lang: 'ru-RU',
    displayTitle: true,
    info: { Title: title, Author: 'ООО «Чистосфера»', CreationDate: date, ModDate: date },
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', bold);

  function prepare({ size, font = 'regular' }: TextStyle) {
    return pdf.font(font).fontSize(size);
  }
  const options = ({ width = BOUNDS.width, align = 'left', size }: TextStyle) => ({
    width,
    align,
    lineGap: size * 0.25,
  });

  return {
    pdf,
    measure: (text, style) => prepare(style).heightOfString(toDrawable(text), options(style)),
    write(text, x, y, style) {
      prepare(style)
        .fillColor(style.color ?? COLORS.ink)
        .text(toDrawable(text), x, y, options(style));
    },
    reserve(height) {
      if (pdf.y + height > BOUNDS.bottom) pdf.addPage();
    },
  };
}
