import { FileList, FileRow } from '../../ui/FileRow/FileRow.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import type { DocumentRow } from './document-rows.ts';

export function DocumentList({ rows, label }: { rows: DocumentRow[]; label?: string }) {
  return (
    <FileList label={label}>
      {rows.map((row) => (
        <FileRow key={row.id} file={row.file} date={row.date} action={<DownloadButton row={row} />} />
      ))}
    </FileList>
  );
}
