import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { storedDocument } from '../content.ts';
import type { Content } from '../content.ts';
import { invalid } from '../http/api-error.ts';
import { strongEtag } from '../http/conditional.ts';
import { contentType } from '../http/content-types.ts';
import { contentDisposition } from '../http/disposition.ts';
import { listParameter } from '../http/paging.ts';
import type { RouteResult } from '../http/route.ts';
import type { Document } from '../entries/entries.ts';
import { found } from './lists.ts';

/** The documents of `ids` or `category` in one zip under their names. Error 107 for an unknown one. */
export async function documentArchive(content: Content, query: URLSearchParams): Promise<RouteResult> {
  const { title, documents } = chosen(content, query);
  const zip = new yazl.ZipFile();
  for (const [name, document] of named(documents)) {
    const bytes = await readFile(storedDocument(content, document.id).path);
    // A PDF is compressed already.
    zip.addBuffer(bytes, name, { mtime: new Date(document.updatedAt), compress: false });
  }
  zip.end();
  const bytes = await buffer(zip.outputStream);
  const disposition = contentDisposition('attachment', `${title}.zip`);
  return { body: { bytes, type: contentType('zip'), tag: strongEtag(bytes), disposition } };
}

function chosen({ entries }: Content, query: URLSearchParams): { title: string; documents: readonly Document[] } {
  const ids = new Set(listParameter(query, 'ids'));
  if (ids.size > 0) {
    return { title: 'Документы', documents: [...ids].map((id) => found(entries.documents, id)) };
  }
  const categoryId = query.get('category');
  if (!categoryId) throw invalid({ ids: ['Укажите документы или\u00a0категорию'] });
  const { id, title } = found(entries.documentCategories, categoryId);
  return { title, documents: entries.documents.items.filter(({ category }) => category === id) };
}

/** A file name for each document that is valid on every system; equal names get the id of the document. */
function named(documents: readonly Document[]): Map<string, Document> {
  const names = new Map<string, Document>();
  for (const document of documents) {
    const name = document.name
      .replace(/\p{Cf}/gu, '')
      .replace(/[\\/:*?"<>|\p{Cc}\p{Zs}]+/gu, ' ')
      .trim();
    names.set(names.has(`${name}.pdf`) ? `${name} (${document.id}).pdf` : `${name}.pdf`, document);
  }
  return names;
}
