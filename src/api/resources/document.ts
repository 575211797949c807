import type { Call, CallOptions, PageQuery } from '../client/api-client.ts';
import { documentKind, type DocumentKind } from './document-category.ts';
import { entityId } from '../schema/entity-id.ts';
import { fileLink } from '../schema/file.ts';
import { type Identifier, segment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { moment, title } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

export const document = z.object({
  id: entityId('document'),
  name: title,
  category: z.object({ id: entityId('document-category'), title, kind: documentKind }),
  file: fileLink,
  publishedAt: moment.optional(),
  updatedAt: moment.optional(),
});
export type Document = z.output<typeof document>;

export type DocumentFilter = { category?: number; kind?: DocumentKind; search?: string };
export type DocumentQuery = PageQuery & DocumentFilter;
/** What goes into an archive: the named documents, or all of a category. */
export type DocumentSelection = { ids: readonly number[] } | { category: number };

export const documents = (call: Call) => ({
  page: (query: DocumentQuery = {}, options?: CallOptions) =>
    call.get('/document', paginated(document), query, options),
  all: (filter: DocumentFilter = {}) => call.everyPage('/document', document, filter),
  download: async (id: Identifier, options?: CallOptions) => call.download(downloadPath(id), {}, options),
  downloadZip: (selection: DocumentSelection, options?: CallOptions) => call.download(ZIP_PATH, selection, options),
  /** Addresses for links, which work without scripts. */
  downloadAddress: (id: Identifier) => call.address(downloadPath(id)),
  zipAddress: (selection: DocumentSelection) => call.address(ZIP_PATH, selection),
});

const ZIP_PATH = '/document/download-zip';
const downloadPath = (id: Identifier) => `/document/${segment(id)}/download`;
