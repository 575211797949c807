import { storedDocument } from '../content.ts';
import type { Content } from '../content.ts';
import type { Document } from '../entries/entries.ts';

export type DocumentReply = ReturnType<typeof documentReply>;

export function documentReply(content: Content, document: Document) {
  const { id, name, publishedAt, updatedAt } = document;
  const { title, kind } = content.entries.documentCategories.get(document.category);
  const { file } = storedDocument(content, id);
  return { id, name, category: { id: document.category, title, kind }, file, publishedAt, updatedAt };
}

export const documentReplies = (content: Content, ids: readonly number[]): DocumentReply[] =>
  ids.map((id) => documentReply(content, content.entries.documents.get(id)));
