import { decodeUri } from '../../lib/address/decode-uri.ts';

/**
 * The file name from a `Content-Disposition` header; the extended form comes first (RFC 6266). Folders are removed, because the
 * name is untrusted and is used on a disk.
 */
export function fileNameFromDisposition(disposition: string): string | undefined {
  const name = extendedName(disposition) ?? plainName(disposition);
  const base = name
    ?.split(/[/\\]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .trim();
  return base === undefined || base === '' || /^\.+$/.test(base) ? undefined : base;
}

function extendedName(disposition: string): string | undefined {
  const encoded = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  return encoded && decodeUri(encoded);
}

function plainName(disposition: string): string | undefined {
  const match = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const name = match?.[1]?.replace(/\\(.)/g, '$1') ?? match?.[2];
  return name && (fromUtf8Bytes(name) ?? name);
}

/**
 * Servers also send the name in UTF-8, without an encoding, and browsers give each byte of a header as one character. Undefined
 * if the characters are no UTF-8.
 */
function fromUtf8Bytes(name: string): string | undefined {
  if (/[^\0-\xff]/.test(name)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(name, (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
