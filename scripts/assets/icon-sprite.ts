import { UsageError } from '../setup/usage-error.ts';

const SIZE = 24;
const OPENING = /<svg\b[^>]*>/;
/** Nothing but shapes. The content policy blocks styles, and one malformed glyph would lose the icons of all others. */
const SHAPES = /^(\s*<(path|circle|ellipse|line|polyline|polygon|rect)( (?!style|class|id)[\w-]+="[^"]*")* ?\/>)+\s*$/;

/**
 * One SVG file with a symbol for each glyph. Stroke and fill are inherited from the `<svg>` that contains or uses its shapes, so
 * that CSS can set them.
 * @param glyphs name and markup of each
 * @throws {UsageError} for a glyph of another size, or with other content than shapes
 */
export function buildSprite(glyphs: [name: string, svg: string][]): string {
  const symbols = glyphs.map(([name, svg]) => {
    const viewBox = `viewBox="0 0 ${SIZE} ${SIZE}"`;
    const body = svg
      .trim()
      .replace(OPENING, '')
      .replace(/<\/svg>$/, '');
    if (!OPENING.exec(svg)?.[0].includes(viewBox) || !SHAPES.test(body))
      throw new UsageError(`glyphs/${name}.svg: expected an <svg> with ${viewBox} that has shapes and no styles`);
    return `<symbol id="${name}" ${viewBox}>${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** The module that lists the names, for the compiler and for names that come from data. */
export function buildNames(names: string[]): string {
  const list = names.map((name) => `  '${name}',`).join('\n');
  return `// Generated from glyphs/ by \`npm run assets\`.\nexport const iconNames = [\n${list}\n] as const;\n`;
}
