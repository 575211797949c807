import { FileList, FileRow } from '../../ui/FileRow/FileRow.tsx';
import type { DocumentRow } from './document-rows.ts';

export function DocumentList({ rows, label }: { rows: DocumentRow[]; label?: string }) {
  return (
    <FileList label={label}>
      {rows.map(({ id, file, date, downloadHref }) => (
        <FileRow key={id} file={file} date={date} downloadHref={downloadHref} />
      ))}
    </FileList>
  );
}
