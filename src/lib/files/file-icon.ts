const ICONS = {
  'file-pdf': ['pdf'],
  'file-doc': ['doc', 'docx', 'odt', 'rtf'],
  'file-xls': ['xls', 'xlsx', 'ods', 'csv'],
  zip: ['zip', 'rar', '7z'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'],
  play: ['mp4', 'mov', 'webm'],
};
type FileIcon = keyof typeof ICONS;

const BY_EXTENSION = new Map(
  (Object.keys(ICONS) as FileIcon[]).flatMap((icon) => ICONS[icon].map((extension) => [extension, icon])),
);

/** The icon for a file extension; the general file icon for other extensions. */
export function fileIcon(extension: string): FileIcon | 'file' {
  return BY_EXTENSION.get(bareExtension(extension)) ?? 'file';
}

/** The extension as shown to visitors: `.docx` → «DOCX». */
export function fileTypeLabel(extension: string): string {
  return bareExtension(extension).toUpperCase();
}

function bareExtension(extension: string): string {
  return extension.replace(/^\./, '').toLowerCase();
}
