import type { Document } from '../../api/resources/document.ts';
import type { Api } from '../../api/index.ts';
import { formatDay } from '../../lib/text/calendar-day.ts';
import { dayInMoscow } from '../../lib/text/moscow-day.ts';
import type { FileLink } from '../../lib/files/file-link.ts';

/** The data of a document's row. */
export interface DocumentRow {
  id: number;
  /** Titled with the name of the document, not of the file. */
  file: FileLink;
  /** The date of this edition of the file, as the file itself prints it: «14.03.2026». */
  date?: string;
  /** The API's URL of the file as an attachment. */
  downloadHref: string;
}

interface RowApi {
  documents: Pick<Api['documents'], 'downloadUrl'>;
}

/** @param api supplies the URLs of downloads */
export function toDocumentRow(document: Document, api: RowApi): DocumentRow {
  const { id, name, file, publishedAt, updatedAt = publishedAt } = document;
  return {
    id,
    file: { ...file, name },
    ...(updatedAt && { date: formatDay(dayInMoscow(updatedAt)) }),
    downloadHref: api.documents.downloadUrl(id),
  };
}

/** The total size in bytes; undefined if one size is unknown. */
export function totalBytes(rows: Iterable<Pick<DocumentRow, 'file'>>): number | undefined {
  let sum = 0;
  for (const { file } of rows) {
    if (file.bytes === undefined) return undefined;
    sum += file.bytes;
  }
  return sum;
}
