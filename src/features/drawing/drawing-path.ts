import { encodeSegment } from '../../lib/address/pathname.ts';

export type DrawingFormat = 'dxf' | 'pdf';

/** The folder of the drawings in the output tree. */
export const DRAWINGS_FOLDER = 'drawings';

/** The path in the output tree: `drawings/sfera-k-6000.dxf`. */
export function drawingFile(slug: string, format: DrawingFormat): string {
  return `${DRAWINGS_FOLDER}/${slug.normalize('NFC')}.${format}`;
}

/** The URL: `/drawings/sfera-k-6000.dxf`. */
export function drawingHref(slug: string, format: DrawingFormat): string {
  return `/${DRAWINGS_FOLDER}/${encodeSegment(slug)}.${format}`;
}
