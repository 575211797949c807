/** As far as `font-outlines.ts` needs it, with the inner parts by which it does what the package cannot. */
declare module 'fontkit' {
  export interface Point {
    x: number;
    y: number;
    onCurve: boolean;
    endContour: boolean;
    copy(): Point;
  }

  interface Outline {
    points?: Point[];
    /** Glyphs that this one is put together from, and how far each is moved. */
    components?: { dx: number; dy: number }[];
  }

  interface Glyph {
    advanceWidth: number;
    path: { toSVG(): string };
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    getGlyph(id: number): Glyph;
    layout(text: string): { positions: { xAdvance: number }[] };
    /** Values of the axes, in the font's order. */
    variationCoords: number[];
    _transformedGlyphs: Outline[];
    _variationProcessor: { transformPoints(glyph: number, points: Point[]): void };
  }

  export function create(data: Uint8Array): Font;
}
