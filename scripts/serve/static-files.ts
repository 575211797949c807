import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv, { type Options } from 'sirv';

/** @param next called when the folder holds no file for the request */
export type SendFile = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the files of a folder, which may be replaced at any time: it is read for each request. What the middleware below would
 * end the process for has a reply as from a host: a range that ends before it starts, a file that vanishes or cannot be read.
 */
export function staticFiles(dir: string, options: Options = {}): SendFile {
  const send = sirv(dir, { ...options, dev: true });
  return (request, response, next) => {
    dropInvertedRange(request);
    // The status has been sent by then, so only the end of the connection can tell that the body is not complete.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      send(request, response, next);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      next();
    }
  };
}

/** Such a range is ignored. Reads the header as the middleware does. */
function dropInvertedRange({ headers }: IncomingMessage): void {
  const [start = NaN, end = NaN] = (headers.range ?? '')
    .replace('bytes=', '')
    .split('-')
    .map((text) => parseInt(text, 10));
  if (start > end) delete headers.range;
}
