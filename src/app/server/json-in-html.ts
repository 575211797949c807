const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON as a data block inside HTML holds it: it can neither end its element nor open a comment, and every reader of
 * UTF-8 takes it (JSON.stringify writes lone surrogates as escapes by itself).
 */
export function escapeJsonForHtml(json: string): string {
  return json.replace(/[<>\u2028\u2029]/g, (char) => ESCAPES[char] ?? char);
}
