/**
 * Encodes the pieces of a text as UTF-8, one after the other: joined, pieces of one byte for each character would be copied
 * into a text of two. A piece ends between two characters. @returns bytes that the next call may overwrite
 */
export function encodePieces(pieces: readonly string[]): Uint8Array {
  const most = pieces.reduce((sum, piece) => sum + piece.length * MAX_BYTES_PER_UNIT, 0);
  const target = most <= buffer.length ? buffer : Buffer.allocUnsafeSlow(sizeOf(pieces));
  let used = 0;
  for (const piece of pieces) used += target.write(piece, used);
  return target.subarray(0, used);
}

/** A UTF-16 code unit needs at most three bytes. */
const MAX_BYTES_PER_UNIT = 3;

/** Used again for each text that certainly fits, which most pages do. */
const buffer = Buffer.allocUnsafeSlow(1 << 19);

function sizeOf(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
}
