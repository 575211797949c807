import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';

const DECODERS = new Map<string, { atOnce: typeof gunzipSync; createStream: () => Transform }>([
  ['gzip', { atOnce: gunzipSync, createStream: createGunzip }],
  ['br', { atOnce: brotliDecompressSync, createStream: createBrotliDecompress }],
]);

/** The values of the header `accept-encoding`. */
export const ENCODINGS = [...DECODERS.keys()];

/**
 * Most bodies are shorter, in bytes as they arrive: decompressing one by streams takes several times as long. A longer one is
 * decompressed while it arrives, because its text may be endless.
 */
const UNPACKED_AT_ONCE = 128 * 1024;

/** The bytes of a compressed body. @param size limit of the bytes. @throws for more of them, and for a truncated body */
export async function unpack(body: Readable, encoding: string, size: number): Promise<ArrayBuffer> {
  const decoder = DECODERS.get(encoding);
  if (!decoder) throw new Error(`a body in the encoding ${encoding}, which was not requested`);
  const { start, isWhole } = await readStart(body);
  const bytes = isWhole
    ? unpackAtOnce(start, decoder.atOnce, size)
    : await unpackStream(start, body, decoder.createStream(), size);
  // Without the memory around it: a small buffer is part of a larger one.
  return Uint8Array.from(bytes).buffer;
}

async function readStart(body: Readable): Promise<{ start: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > UNPACKED_AT_ONCE) return { start: Buffer.concat(chunks), isWhole: false };
  }
  return { start: Buffer.concat(chunks), isWhole: true };
}

function unpackAtOnce(packed: Buffer, decode: typeof gunzipSync, size: number): Buffer {
  try {
    return decode(packed, { maxOutputLength: size });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(size, error) : error;
  }
}

async function unpackStream(start: Buffer, rest: Readable, decoder: Transform, size: number): Promise<Buffer> {
  const packed = async function* () {
    yield start;
    yield* rest as AsyncIterable<Buffer>;
  };
  const chunks: Buffer[] = [];
  let length = 0;
  await pipeline(packed, decoder, async (unpacked: AsyncIterable<Buffer>) => {
    for await (const chunk of unpacked) {
      length += chunk.length;
      if (length > size) throw tooLarge(size);
      chunks.push(chunk);
    }
  });
  return Buffer.concat(chunks);
}

export function tooLarge(size: number, cause?: unknown): Error {
  return new Error(`a body over ${size} bytes`, { cause });
}
