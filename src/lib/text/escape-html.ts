const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, between tags or in a quoted attribute. Lone surrogates, which UTF-8 cannot encode, become U+FFFD. */
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

/** Unescapes what `escapeHtml`, React, and the serializers of rich text and XML have escaped. */
export function unescapeHtml(markup: string): string {
  return markup.replace(/&(amp|lt|gt|quot|apos|#x27|#39);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
}
