import type { Document } from '../../api/resources/document.ts';
import type { Api } from '../../api/index.ts';
import { formatDay } from '../../lib/text/dates.ts';
import { dayInMoscow } from '../../lib/text/moscow-day.ts';
import type { FileLink } from '../../lib/files/file-link.ts';

/** A document as a row shows it. */
export interface DocumentRow {
  id: number;
  /** The name of the document, not of the file. */
  file: FileLink;
  /** Of this edition of the file, as the file itself prints it: «14.03.2026». */
  date?: string;
  /** Where the API gives it as an attachment. */
  downloadHref: string;
}

interface RowApi {
  documents: Pick<Api['documents'], 'downloadUrl'>;
}

/** @param api knows the addresses of downloads */
export function toDocumentRow(document: Document, api: RowApi): DocumentRow {
  const { id, name, file, publishedAt, updatedAt = publishedAt } = document;
  return {
    id,
    file: { ...file, name },
    ...(updatedAt && { date: formatDay(dayInMoscow(updatedAt)) }),
    downloadHref: api.documents.downloadUrl(id),
  };
}

/** Bytes of all files together; undefined where one size is unknown. */
export function totalBytes(rows: readonly Pick<DocumentRow, 'file'>[]): number | undefined {
  return rows.reduce<number | undefined>(
    (sum, { file }) => (sum === undefined || file.bytes === undefined ? undefined : sum + file.bytes),
    0,
  );
}
