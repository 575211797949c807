import { join } from 'node:path';
import { readMedia } from './assets/media.ts';
import { storeDocuments } from './assets/documents.ts';
import type { StoredDocument } from './assets/documents.ts';
import type { Entries } from './entries/entries.ts';
import { loadEntries } from './entries/load-entries.ts';
import type { FileObject } from './shapes/file-object.ts';

export interface ContentFolders {
  contentDir: string;
  mediaDir: string;
  dataDir: string;
}

/** The data of the replies: the entries and the files they name. */
export interface Content {
  entries: Entries;
  media: ReadonlyMap<string, FileObject>;
  documents: ReadonlyMap<number, StoredDocument>;
}

/**
 * @param host the origin of file URLs, such as `http://127.0.0.1:4010`
 * @throws ContentError with one line per problem
 */
export async function loadContent({ contentDir, mediaDir, dataDir }: ContentFolders, host: string): Promise<Content> {
  const media = await readMedia(mediaDir, host);
  const entries = loadEntries(contentDir, new Set(media.keys()));
  const documents = await storeDocuments(entries, join(dataDir, 'documents'), host);
  return { entries, media, documents };
}

/** The PDF of an existing document. */
export function storedDocument({ documents }: Content, id: number): StoredDocument {
  const stored = documents.get(id);
  if (!stored) throw new Error(`document ${id} was not drawn`);
  return stored;
}
