import { plainText } from './plain-text.ts';

export interface TocEntry {
  id: string;
  text: string;
  /** 2 to 6 */
  level: number;
}

/** The headings of cleaned rich text, whose ids the cleaner has set, in order. */
export function tableOfContents(html: string): TocEntry[] {
  const headings = html.matchAll(/<h([2-6])\b[^>]*\bid="(h-[^"]*)"[^>]*>([\s\S]*?)<\/h\1>/g);
  return [...headings].map(([, level, id = '', inner = '']) => ({
    id,
    text: plainText(inner).replace(/\n/g, ' '),
    level: Number(level),
  }));
}
