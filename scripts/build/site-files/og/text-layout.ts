import type { Face, Faces } from './font-outlines.ts';

export interface Line {
  text: string;
  size: number;
  /** Y of the base line, px. */
  y: number;
}

export interface TextLayout {
  title: Line[];
  subtitle: Line[];
}

/** Up to the circle. */
const WIDTH = 620;
const LAST_LINE = 566;
const SUBTITLE = { size: 28, leading: 40, lines: 2 };
const TITLE_GAP = 27;

/** Sizes of the title, and the maximum number of lines for each. */
const TITLES = [
  { size: 76, lines: 2 },
  { size: 62, lines: 3 },
  { size: 52, lines: 4 },
  { size: 44, lines: 5 },
];
const TITLE_LEADING = 1.066;

/** Breaks title and subtitle into lines at the bottom of the picture, with the largest title that fits. */
export function layOutText(title: string, subtitle: string, faces: Faces): TextLayout {
  const below = wrap(subtitle, (text) => faces.text.widthOf(text, SUBTITLE.size)).map(shortenedAt(SUBTITLE.lines));
  const subtitleLines = stack(below.slice(0, SUBTITLE.lines), SUBTITLE.size, SUBTITLE.leading, LAST_LINE);
  const bottom = (subtitleLines[0]?.y ?? LAST_LINE) - (subtitleLines.length > 0 ? SUBTITLE.size + TITLE_GAP : 0);
  const { size, lines } = largestFor(title, faces.title);
  return { title: stack(lines, size, size * TITLE_LEADING, bottom), subtitle: subtitleLines };
}

function largestFor(title: string, face: Face): { size: number; lines: string[] } {
  for (const { size, lines: most } of TITLES) {
    const measure = (text: string) => face.widthOf(text, size);
    const lines = wrap(title, measure);
    const fits = lines.length <= most && lines.every((line) => measure(line) <= WIDTH);
    if (fits) return { size, lines };
  }
  const { size, lines: most } = TITLES.at(-1) ?? { size: 0, lines: 0 };
  const lines = wrap(title, (text) => face.widthOf(text, size));
  return { size, lines: lines.map(shortenedAt(most)).slice(0, most) };
}

/** Breaks at spaces, but not at no-break spaces. */
function wrap(text: string, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Adds an ellipsis to the last line if there are more. */
function shortenedAt(most: number) {
  return (line: string, index: number, all: string[]) =>
    index === most - 1 && all.length > most ? `${line.replace(/[\s\p{P}]*\S{0,2}$/u, '')}…` : line;
}

function stack(lines: string[], size: number, leading: number, bottom: number): Line[] {
  return lines.map((text, index) => ({ text, size, y: bottom - (lines.length - 1 - index) * leading }));
}
