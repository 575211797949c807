/**
 * Encodes the pieces of a text as UTF-8, one after the other: joined, pieces of one byte for each character would be copied
 * into a text of two. A piece ends between two characters. @returns bytes that the next call overwrites
 */
export function encodePieces(pieces: readonly string[]): Uint8Array {
  const room = pieces.reduce((sum, piece) => sum + piece.length * MAX_BYTES_PER_UNIT, 0);
  if (room > buffer.length) buffer = Buffer.allocUnsafeSlow(room);
  let used = 0;
  for (const piece of pieces) used += buffer.write(piece, used);
  return buffer.subarray(0, used);
}

/** A UTF-16 code unit needs at most three bytes. */
const MAX_BYTES_PER_UNIT = 3;

/** Enough for most pages; a longer text replaces it. */
let buffer = Buffer.allocUnsafeSlow(1 << 19);
