import type { IncomingMessage } from 'node:http';

/** A range that ends before it starts is ignored, as by a host. The middleware for files, which reads it like this, would throw. */
export function dropInvertedRange({ headers }: IncomingMessage): void {
  const [start = NaN, end = NaN] = (headers.range ?? '')
    .replace('bytes=', '')
    .split('-')
    .map((text) => parseInt(text, 10));
  if (start > end) delete headers.range;
}
