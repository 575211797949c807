const SIZE = 24;
const OPENING = /<svg\b[^>]*>/;

/**
 * One SVG file with a symbol for each glyph. Stroke and fill are inherited from the `<svg>` that contains or uses its shapes, so
 * that CSS can set them.
 * @param glyphs name and markup of each
 */
export function buildSprite(glyphs: [name: string, svg: string][]): string {
  const symbols = glyphs.map(([name, svg]) => {
    const body = svg
      .trim()
      .replace(OPENING, '')
      .replace(/<\/svg>$/, '');
    return `<symbol id="${name}" viewBox="0 0 ${SIZE} ${SIZE}">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** The module that lists the names, for the compiler and for names that come from data. */
export function buildNames(names: string[]): string {
  const list = names.map((name) => `  '${name}',`).join('\n');
  return `// Generated from glyphs/ by \`npm run assets\`.\nexport const iconNames = [\n${list}\n] as const;\n`;
}
