import { decodeUri } from '../../../../src/lib/address/decode-uri.ts';
import { plainText } from '../../../../src/lib/text/plain-text.ts';

/** Prefix of the ids in rich text, so that they cannot collide with the page's own. */
const PREFIX = 'h-';
const MAX_LENGTH = 60;

/**
 * Gives every heading of cleaned HTML a unique id: its own, in the form of `fragmentId`, or one derived from its text.
 * @param usedIds ids already used in the same reply, each with the last number that was added to it; the new ones are added
 */
export function withHeadingIds(html: string, usedIds: Map<string, number>): string {
  const targets = new Map<string, string>();
  const marked = html.replace(
    /<h([2-6])([^>]*)>([\s\S]*?)<\/h\1>/g,
    (_, level: string, attributes: string, inner: string) => {
      const own = / id="([^"]*)"/.exec(attributes)?.[1];
      const wanted = own ?? fragmentId(plainText(inner));
      const id = freeId(wanted, usedIds);
      if (!targets.has(wanted)) targets.set(wanted, id);
      return `<h${level} id="${id}"${attributes.replace(/ id(?:="[^"]*")?/, '')}>${inner}</h${level}>`;
    },
  );
  return marked.replace(/<a href="#([^"]*)"/g, (_, wanted: string) => {
    const id = targets.get(wanted);
    return id === undefined ? '<a' : `<a href="#${id}"`;
  });
}

/** The id for an editor's id or for the text of a heading: letters, digits and hyphens after the prefix. */
export function fragmentId(text: string): string {
  const words =
    (decodeUri(text) ?? text)
      .normalize('NFC')
      .toLowerCase()
      .replace(/^h-/, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const slug = words.join('-').slice(0, MAX_LENGTH).toWellFormed().replace(/-$/, '');
  return PREFIX + (slug || 'heading');
}

function freeId(wanted: string, usedIds: Map<string, number>): string {
  let id = wanted;
  // After the last one: a document may repeat a heading thousands of times.
  let number = usedIds.get(wanted) ?? 1;
  while (usedIds.has(id)) id = `${wanted}-${++number}`;
  usedIds.set(wanted, number);
  if (id !== wanted) usedIds.set(id, 1);
  return id;
}
