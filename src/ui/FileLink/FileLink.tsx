import { fileTypeLabel } from '../../lib/files/file-icon.ts';
import { formatFileSize } from '../../lib/files/file-size.ts';
import type { FileLink as FileLinkData } from '../../lib/files/file-link.ts';
import { Link } from '../Link/Link.tsx';

/** Type and size of a file: «PDF, 2,4 Мб». */
export function fileFacts({ extension, bytes }: Pick<FileLinkData, 'extension' | 'bytes'>): string[] {
  return [extension && fileTypeLabel(extension), bytes !== undefined && formatFileSize(bytes)].filter(
    (fact) => typeof fact === 'string' && fact !== '',
  ) as string[];
}

/** A link to a file in running text, with its type and size; it opens in a new tab. */
export function FileLink({ file, className }: { file: FileLinkData; className?: string }) {
  const facts = fileFacts(file).join(', ');
  return (
    <Link href={file.href} external mark={false} className={className} data-print="address">
      {file.name}
      {facts && ` (${facts})`}
    </Link>
  );
}
