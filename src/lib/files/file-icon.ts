const ICONS: Record<string, string[]> = {
  'file-pdf': ['pdf'],
  'file-doc': ['doc', 'docx', 'odt', 'rtf'],
  'file-xls': ['xls', 'xlsx', 'ods', 'csv'],
  zip: ['zip', 'rar', '7z'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'],
  play: ['mp4', 'mov', 'webm'],
};
const BY_EXTENSION = new Map(
  Object.entries(ICONS).flatMap(([icon, extensions]) => extensions.map((end) => [end, icon])),
);

/** The icon that stands for a file of this extension; a plain sheet where we have none. */
export function fileIcon(extension: string): string {
  return BY_EXTENSION.get(bareExtension(extension)) ?? 'file';
}

/** The extension as a visitor reads it: `.docx` → «DOCX». */
export function fileTypeLabel(extension: string): string {
  return bareExtension(extension).toUpperCase();
}

function bareExtension(extension: string): string {
  return extension.replace(/^\./, '').toLowerCase();
}
