import { encodeSegment } from '../../lib/address/pathname.ts';

export type DrawingFormat = 'dxf' | 'pdf';

/** Where a build writes the drawings. */
export const DRAWINGS_FOLDER = 'drawings';

/** The file in the tree: `drawings/sfera-k-6000.dxf`. */
export function drawingFile(slug: string, format: DrawingFormat): string {
  return `${DRAWINGS_FOLDER}/${slug}.${format}`;
}

/** Its address: `/drawings/sfera-k-6000.dxf`. */
export function drawingHref(slug: string, format: DrawingFormat): string {
  return `/${DRAWINGS_FOLDER}/${encodeSegment(`${slug}.${format}`)}`;
}
