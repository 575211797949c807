import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font, type Point } from 'fontkit';
import type { FontOutlines } from '../build/site-files/og/font-outlines.ts';

/** The characters of Russian texts with figures, units and brands. */
const CHARACTERS = [
  ...' !"#%&\'()*+,-./0123456789:;<=>?@[]_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  ...'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  ...'«»„“”‘’–—…№°±²³·×−©®µ→',
];

/**
 * Extracts the outlines of the site's fonts for the pictures that the build renders, so that no font must be installed on the
 * build machine.
 */
export function writeFontOutlines(root: string): void {
  const faces = { title: outlinesOf('geologica', 500), text: outlinesOf('golos-text', 400) };
  writeFileSync(path.join(root, 'scripts/build/site-files/og/font-outlines.json'), `${JSON.stringify(faces)}\n`);
}

/** Kerning below a hundredth of the font size is not visible. */
const MIN_KERNING = 0.01;

const resolve = createRequire(import.meta.url).resolve;

/** A variable WOFF2 at one weight. The package supports either variations or WOFF2, so the variation is applied here. */
function openFont(family: string, subset: string, weight: number): Font {
  const data = readFileSync(resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`));
  const plain = create(data);
  void plain.getGlyph(1).path; // decodes the outlines of all glyphs
  const font = create(data);
  font.variationCoords = [weight];
  font._transformedGlyphs = plain._transformedGlyphs;
  for (const [id, { points = [], components }] of font._transformedGlyphs.entries()) {
    const moved = components?.map(({ dx, dy }) => pointAt(dx, dy)) ?? points;
    // After the outline the variation processor expects four phantom points, whose metrics are not used here.
    font._variationProcessor.transformPoints(id, [...moved, ...Array.from({ length: 4 }, () => pointAt(0, 0))]);
    components?.forEach((component, index) => {
      component.dx = moved[index]?.x ?? 0;
      component.dy = moved[index]?.y ?? 0;
    });
  }
  return font;
}

function pointAt(x: number, y: number): Point {
  return {
    x,
    y,
    onCurve: true,
    endContour: true,
    copy() {
      return pointAt(this.x, this.y);
    },
  };
}

function outlinesOf(family: string, weight: number): FontOutlines {
  const fonts = ['cyrillic', 'latin'].map((subset) => openFont(family, subset, weight));
  const fontOf = (char: string) => fonts.find((font) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
  const unitsPerEm = fonts[0]?.unitsPerEm ?? 1;
  const outlines: FontOutlines['outlines'] = {};
  const kerning: FontOutlines['kerning'] = {};
  for (const char of CHARACTERS) {
    const font = fontOf(char);
    if (!font) continue;
    const { advanceWidth, path: outline } = font.glyphForCodePoint(char.codePointAt(0) ?? 0);
    outlines[char] = [
      Math.round(advanceWidth),
      outline.toSVG().replace(/-?\d+\.\d+/g, (text) => String(Math.round(Number(text)))),
    ];
    for (const next of CHARACTERS.filter((other) => fontOf(other) === font)) {
      const together = font.layout(char + next).positions[0]?.xAdvance ?? advanceWidth;
      const value = Math.round(together - advanceWidth);
      if (Math.abs(value) > MIN_KERNING * unitsPerEm) kerning[char + next] = value;
    }
  }
  return { unitsPerEm, outlines, kerning };
}
