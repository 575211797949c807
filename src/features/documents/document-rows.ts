import type { Document } from '../../api/document.ts';
import type { Api } from '../../api/index.ts';
import { dayOf, formatDay } from '../../lib/dates.ts';
import type { FileLink } from '../../lib/file-link.ts';

/** A document as a row shows it. */
export interface DocumentRow {
  id: number;
  /** The document's own name stands for the file's. */
  file: FileLink;
  /** «14.03.2026» */
  date?: string | undefined;
  /** Where the API gives it as an attachment. */
  downloadHref: string;
}

export function documentRow({ id, name, file, publishedAt }: Document, api: Pick<Api, 'documents'>): DocumentRow {
  return {
    id,
    file: { ...file, name },
    ...(publishedAt && { date: formatDay(dayOf(publishedAt)) }),
    downloadHref: api.documents.downloadAddress(id),
  };
}
