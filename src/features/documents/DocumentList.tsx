import { FileList, FileRow } from '../../ui/FileRow/FileRow.tsx';
import { ShortlistIconButton } from '../shortlist/ShortlistButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import type { DocumentRow } from './document-rows.ts';

export function DocumentList({ rows, label }: { rows: DocumentRow[]; label?: string }) {
  return (
    <FileList label={label}>
      {rows.map((row) => (
        <FileRow
          key={row.id}
          file={row.file}
          date={row.date}
          action={
            <>
              <ShortlistIconButton items={{ products: [], documents: [row.id] }} name={row.file.name} />
              <DownloadButton row={row} edge="end" />
            </>
          }
        />
      ))}
    </FileList>
  );
}
