import path from 'node:path';

/** Content types by extension, for every kind of file of the site. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  dxf: 'image/vnd.dxf',
  html: 'text/html; charset=utf-8',
  icc: 'application/vnd.iccprofile',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** The content type of a file of the published tree, with charset. @throws for an unknown kind of file */
export function contentType(file: string): string {
  const extension = path.extname(file).slice(1).toLowerCase();
  const type = CONTENT_TYPES[extension];
  if (!type)
    throw new Error(`${file}: no content type is known for «.${extension}» (see scripts/serve/content-type.ts)`);
  return type;
}

/** Whether compression helps for files of this type. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml|javascript|x-icon|ttf/.test(type);
}
