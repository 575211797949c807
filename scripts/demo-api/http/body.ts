import { gzipSync } from 'node:zlib';
import { strongEtag } from './conditional.ts';
import * as types from './content-types.ts';

/** A cached reply. */
export interface Body {
  bytes: Buffer;
  type: string;
  tag: string;
  disposition?: string;
  /** The compressed form, created for the first client that accepts it; absent if compression gains nothing. */
  compressed?: () => { bytes: Buffer; tag: string };
}

const MIN_GZIP_BYTES = 1024;

export function jsonBody(value: unknown): Body {
  const bytes = Buffer.from(JSON.stringify(value));
  const tag = strongEtag(bytes);
  return {
    bytes,
    type: types.JSON_TYPE,
    tag,
    ...(bytes.length >= MIN_GZIP_BYTES && { compressed: compressor(bytes, tag) }),
  };
}

/** The compressed bytes are another representation, so their strong tag differs. */
function compressor(bytes: Buffer, tag: string) {
  let compressedBody: { bytes: Buffer; tag: string } | undefined;
  return () => (compressedBody ??= { bytes: gzipSync(bytes), tag: tag.replace(/"$/, '-gzip"') });
}
