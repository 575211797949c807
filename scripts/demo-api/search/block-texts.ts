import type { ContentBlock } from '../entries/blocks.ts';

const TEXT_FIELDS = new Set(['title', 'text', 'html', 'label', 'value', 'author', 'position', 'town']);

/** All visible texts of a page's blocks. */
export function blockTexts(blocks: readonly ContentBlock[]): string[] {
  return blocks.flatMap(textsOf);
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (TEXT_FIELDS.has(key) ? [inner] : []) : textsOf(inner),
  );
}
