import { escapeHtml } from './escape-html.ts';

/**
 * Each alternative also matches up to the end of the text if its own end is missing, so that one pass suffices for any text.
 */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<\/?([a-z][a-z0-9]*)[^<>]*>?|<[!?][^<>]*>?/gi;
const INLINE = new Set('a abbr b cite code em i mark q s small span strong sub sup time u'.split(' '));
/** Those that editors write for the characters of Russian and technical texts. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  times: '×',
  sup2: '²',
  sup3: '³',
  shy: '\u00ad',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  rsquo: '’',
  minus: '−',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  asymp: '≈',
  middot: '·',
  bull: '•',
  micro: 'µ',
  permil: '‰',
  frac12: '½',
  rarr: '→',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
};

/** The text of HTML with a line for each block and without markup. For descriptions, search and tables of contents. */
export function plainText(html: string): string {
  const text = html.replace(MARKUP, (_, _raw, tag: string | undefined) =>
    tag && INLINE.has(tag.toLowerCase()) ? '' : '\n',
  );
  const lines = decodeEntities(text)
    .split('\n')
    .map((line) => line.replace(/[ \t\r\f]+/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** HTML reduced to paragraphs of text, which is safe for any input. */
export function plainParagraphs(html: string): string {
  const lines = plainText(html).split('\n').filter(Boolean);
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]{2,6}));/gi, (entity, decimal, hex, name: string) => {
    if (name) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? entity) : entity;
    const code = decimal ? Number(decimal) : parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '';
  });
}
