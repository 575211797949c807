/** The parts of a file's URL in a reply. */
export interface FileLocation {
  host: string;
  origin: string;
  relativeUrl: string;
  extension: string;
}

export type Preset = 'thumb' | 'small' | 'medium' | 'raw';

export class FileUrlError extends Error {
  override name = 'FileUrlError';
}

/**
 * The URL of a file: `host/origin/[preset folder/]relativeUrl`. SVG files are always in the raw folder; without a
 * preset there is no folder.
 * @throws {FileUrlError} when a part would lead out of its folder.
 */
export function fileUrl(file: FileLocation, preset?: Preset): string {
  const folder = preset && presetFolder(isSvg(file) ? 'raw' : preset);
  return [fileBaseUrl(file), folder, encodedFilePath(file)].filter(Boolean).join('/');
}

export function presetFolder(preset: Preset): string {
  return `_${preset}`;
}

export function isSvg(file: Pick<FileLocation, 'extension'>): boolean {
  return file.extension.toLowerCase() === 'svg';
}

/** `https://host/origin`, without a trailing slash. @throws {FileUrlError} */
export function fileBaseUrl({ host, origin }: Pick<FileLocation, 'host' | 'origin'>): string {
  if (lastBase?.host !== host || lastBase.origin !== origin) {
    const base = hostUrl(host);
    const folder = pathSegments(origin).join('/');
    lastBase = { host, origin, base: folder === '' ? base.origin : `${base.origin}/${folder}` };
  }
  return lastBase.base;
}

/** Nearly all files of a site have the same base URL. */
let lastBase: { host: string; origin: string; base: string } | undefined;

/** `relativeUrl` percent-encoded, without a leading slash. @throws {FileUrlError} */
export function encodedFilePath({ relativeUrl }: Pick<FileLocation, 'relativeUrl'>): string {
  const [path = '', ...query] = relativeUrl.split('?');
  const segments = pathSegments(path);
  if (segments.length === 0) throw new FileUrlError('the file has no relativeUrl');
  return [segments.join('/'), ...query.map(encodeUnencoded)].join('?');
}

/** A host, with or without a scheme; https by default, except for the local machine. */
function hostUrl(host: string): URL {
  const bare = host.trim().replace(/^\/\//, '').replace(/\/+$/, '');
  const href = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare) ? bare : `${isLocal(bare) ? 'http' : 'https'}://${bare}`;
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const isOriginOnly = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!url || !isOriginOnly || !/^https?:$/.test(url.protocol) || /[\\\s@?#]/.test(href)) {
    throw new FileUrlError(`«${host}» is not the host of a file`);
  }
  return url;
}

function isLocal(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/i.test(host);
}

function pathSegments(path: string): string[] {
  if (/\\|\p{Cc}|%(?:5c|2f|[01][0-9a-f]|7f)/iu.test(path)) {
    throw new FileUrlError(`the path «${path}» holds a backslash, an encoded slash or a control character`);
  }
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) {
    throw new FileUrlError(`the path «${path}» leads to another folder`);
  }
  return segments.map(encodeUnencoded);
}

/**
 * Percent-encodes characters that a file name has unencoded, but encodes nothing twice. A comma is encoded, too, because it
 * separates the entries of a srcset.
 */
function encodeUnencoded(part: string): string {
  return encodeURI(part.toWellFormed())
    .replace(/%25(?=[0-9a-f]{2})/gi, '%')
    .replace(/[#'",]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
