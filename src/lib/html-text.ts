const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML, between tags or inside a quoted attribute. Lone surrogates, which UTF-8 cannot hold, become U+FFFD. */
export function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
