import writeXlsxFile from 'write-excel-file/universal';
import type { shortlist as russian } from '../../../i18n/ru/shortlist.ts';

const WIDTHS = [6, 60, 18, 20, 9, 7, 48];

/** Creates an XLSX file of a specification. @param rows created by `specificationRows` */
export async function specificationSheet(
  rows: readonly (string | number)[][],
  t: (typeof russian)['sheet'],
): Promise<Blob> {
  const header = t.columns.map((value) => ({ value, fontWeight: 'bold' as const, wrap: true }));
  const cells = rows.map((row) => row.map((value) => ({ value, wrap: true })));
  return writeXlsxFile([header, ...cells], {
    sheet: t.name,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
