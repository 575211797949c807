import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The glyphs of one font, written by `scripts/assets/font-outlines.ts`. */
export interface FontOutlines {
  unitsPerEm: number;
  /** By character: the advance width, and the outline with y upwards. */
  outlines: Record<string, [advance: number, outline: string]>;
  /** By pair of characters. */
  kerning: Record<string, number>;
}

export interface Face {
  /** Width of a line in px. */
  widthOf: (text: string, size: number) => number;
  /** The line as SVG paths. @param x, y start of the base line */
  draw: (text: string, size: number, x: number, y: number) => string;
}

/** Headings and running text. */
export type Faces = Record<'title' | 'text', Face>;

/** @param tracking extra space after each letter, in em. */
function createFace({ unitsPerEm, outlines, kerning }: FontOutlines, tracking = 0): Face {
  /** Characters that the fonts have, with the position of each, in units. */
  const layOut = (text: string) => {
    let x = 0;
    const glyphs: [x: number, outline: string][] = [];
    const chars = [...text.replace(/\s/g, ' ')].filter((char) => outlines[char]);
    for (const [index, char] of chars.entries()) {
      const [advance, outline] = outlines[char] ?? [0, ''];
      glyphs.push([x, outline]);
      x += advance + (kerning[char + chars[index + 1]] ?? 0) + tracking * unitsPerEm;
    }
    return { width: x, glyphs };
  };
  return {
    widthOf: (text, size) => (layOut(text).width * size) / unitsPerEm,
    draw(text, size, x, y) {
      const scale = size / unitsPerEm;
      const paths = layOut(text).glyphs.map(
        ([left, outline]) => `<path transform="translate(${left})" d="${outline}"/>`,
      );
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}

export function loadFaces(): Faces {
  const file = path.join(import.meta.dirname, 'font-outlines.json');
  const glyphs = JSON.parse(readFileSync(file, 'utf8')) as Record<'title' | 'text', FontOutlines>;
  return { title: createFace(glyphs.title, -0.03), text: createFace(glyphs.text) };
}
