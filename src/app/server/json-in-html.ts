const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Escapes JSON for a data block in HTML: it can neither end its element nor open a comment, and it is valid UTF-8
 * (JSON.stringify itself escapes lone surrogates).
 */
export function escapeJsonForHtml(json: string): string {
  return json.replace(/[<>\u2028\u2029]/g, (char) => ESCAPES[char] ?? char);
}
