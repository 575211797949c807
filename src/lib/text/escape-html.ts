const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML, between tags or inside a quoted attribute. Lone surrogates, which UTF-8 cannot hold, become U+FFFD. */
export function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

const CHARACTERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'",
  '#39': "'",
};

/** The text behind what `escapeHtml`, React, or the writers of rich text and XML have escaped. */
export function unescapeHtml(markup: string): string {
  return markup.replace(/&(amp|lt|gt|quot|apos|#x27|#39);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
}
