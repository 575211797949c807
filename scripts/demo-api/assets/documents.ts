import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Document, Entries } from '../entries/entries.ts';
import { outerSize } from '../entries/outer-size.ts';
import type { PrintedDocument } from '../pdf/draw-document.ts';
import type { FileObject } from '../shapes/file-object.ts';
import { writeAtomic } from './write-atomic.ts';

export const DOCUMENT_ORIGIN = 'documents';

export interface StoredDocument {
  path: string;
  file: FileObject;
}

/** Draws the PDF of each document that is not stored yet. The file name has a hash of the content. */
export async function storeDocuments(entries: Entries, directory: string, host: string) {
  const stored = new Map<number, StoredDocument>();
  const design = designSources();
  for (const document of entries.documents.items) {
    const content = printedDocument(entries, document);
    const key = createHash('sha256').update(design).update(JSON.stringify(content)).digest('hex').slice(0, 32);
    const path = join(directory, `${key}.pdf`);
    if (!existsSync(path)) {
      const { drawDocument } = await import('../pdf/draw-document.ts');
      await writeAtomic(path, await drawDocument(content));
    }
    const relativeUrl = `${document.id}/${encodeURIComponent(document.fileName)}`;
    const file = { host, origin: DOCUMENT_ORIGIN, relativeUrl, extension: 'pdf', size: { bytes: statSync(path).size } };
    stored.set(document.id, { path, file });
  }
  return stored;
}

function printedDocument({ settings, documentCategories, equipment }: Entries, document: Document): PrintedDocument {
  const model = document.drawing === undefined ? undefined : equipment.get(document.drawing);
  const size = model && outerSize(model);
  return {
    number: document.id,
    title: document.name,
    category: documentCategories.get(document.category).title,
    date: document.updatedAt,
    contacts: `${settings.contactPhone.formatted} · ${settings.contactEmail}`,
    ...(size && { drawing: { title: model.name, ...size } }),
    sections: document.sections,
  };
}

/** The code that draws the PDFs, a part of the hash. */
function designSources(): string {
  const sources = ['draw-document.ts', 'sheet.ts', 'table.ts', 'three-views.ts', 'fonts.ts'];
  return sources.map((name) => readFileSync(new URL(`../pdf/${name}`, import.meta.url), 'utf8')).join('');
}
