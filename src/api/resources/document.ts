import type { ApiClient, CallOptions, PageQuery } from '../client/api-client.ts';
import { documentKind, type DocumentKind } from './document-category.ts';
import { entityId } from '../schema/entity-id.ts';
import { fileLink } from '../schema/file.ts';
import { type Identifier, pathSegment } from '../client/identifier.ts';
import { paginated } from '../schema/paginated.ts';
import { dateTime, nonEmptyText } from '../schema/text.ts';
import { updateDate } from '../schema/update-date.ts';
import { z } from '../schema/zod.ts';

export const document = z.object({
  id: entityId('document'),
  name: nonEmptyText,
  category: z.object({ id: entityId('document-category'), title: nonEmptyText, kind: documentKind }),
  file: fileLink,
  publishedAt: dateTime.optional(),
  updatedAt: updateDate,
});
export type Document = z.output<typeof document>;

export type DocumentFilter = { category?: number; kind?: DocumentKind; search?: string };
export type DocumentQuery = PageQuery & DocumentFilter;
/** The content of an archive: the named documents, or all of a category. */
export type DocumentSelection = { ids: readonly number[] } | { category: number };

export const documents = (client: ApiClient) => ({
  page: (query: DocumentQuery = {}, options?: CallOptions) =>
    client.get('/document', paginated(document), query, options),
  all: (filter: DocumentFilter = {}) => client.allLazy('/document', document, filter),
  download: async (id: Identifier, options?: CallOptions) => client.download(downloadPath(id), {}, options),
  downloadZip: (selection: DocumentSelection, options?: CallOptions) => client.download(ZIP_PATH, selection, options),
  /** URLs for links, which work without scripts. */
  downloadUrl: (id: Identifier) => client.url(downloadPath(id)),
  zipUrl: (selection: DocumentSelection) => client.url(ZIP_PATH, selection),
});

const ZIP_PATH = '/document/download-zip';
const downloadPath = (id: Identifier) => `/document/${pathSegment(id)}/download`;
