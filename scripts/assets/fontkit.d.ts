/** The used parts of the package, with internal ones for what the public API cannot do. */
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
    /** Components of a composite glyph, with the offset of each. */
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
    /** The glyphs made so far, by id. */
    _glyphs: Record<number, Glyph>;
    _transformedGlyphs: Outline[];
    _variationProcessor: { transformPoints(glyph: number, points: Point[]): void };
  }

  export function create(data: Uint8Array): Font;
}
