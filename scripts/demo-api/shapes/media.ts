import type { Content } from '../content.ts';
import { fileAddress } from './file-object.ts';
import type { FileObject } from './file-object.ts';

/** A picture or video of the media folder. The content was validated, so it is undefined only without a name. */
export const media = (content: Content, name: string | undefined): FileObject | undefined =>
  name === undefined ? undefined : content.media.get(name);

export const gallery = (content: Content, names: readonly string[]): FileObject[] =>
  names.flatMap((name) => content.media.get(name) ?? []);

/** Rich text with pictures by file name converted to pictures with a URL, a size and an alternative text. */
export function richText(content: Content, html: string): string {
  return html.replace(/<img\b([^>]*?)\ssrc="([^"/]+)"([^>]*)>/g, (tag, before: string, name: string, after: string) => {
    const file = content.media.get(name);
    if (!file) return tag;
    const attributes = `${before}${after}`;
    const alt = /\balt="/.test(attributes) ? '' : ` alt="${escapeAttribute(file.alt ?? '')}"`;
    const hasSize = /\bwidth="/.test(attributes) || file.width === undefined;
    const size = hasSize ? '' : ` width="${file.width}" height="${file.height}"`;
    return `<img${before} src="${fileAddress(file, '_medium')}"${alt}${size}${after}>`;
  });
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
