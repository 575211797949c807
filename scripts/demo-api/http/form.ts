import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { ApiError, ERROR_CODES } from './api-error.ts';

const LIMITS = { fields: 40, fieldNameSize: 100, fieldSize: 64 * 1024, files: 1, parts: 50 };

export interface IncomingFile {
  field: string;
  name: string;
  /** Ends early, with `truncated` set, where the file exceeds the limit. */
  content: Readable & { truncated?: boolean };
}

interface FileOptions {
  maximumBytes: number;
  /** Must read the file to its end. */
  onFile: (file: IncomingFile) => Promise<void>;
}

/**
 * Parses a form body to its end and returns its text fields. Files are discarded unless `files` handles them; its promises are
 * awaited. Throws a 400 for a body that is not a form or is truncated.
 */
export async function readForm(request: IncomingMessage, files?: FileOptions): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const failures: unknown[] = [];
  const running: Promise<void>[] = [];
  const parser = createParser(request, files?.maximumBytes ?? 0);
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (field, content, { filename }) => {
    // A truncated form fails its file, too, perhaps before it is read; an unhandled error event would end the process.
    content.on('error', () => undefined);
    if (!files) content.resume();
    else
      running.push(files.onFile({ field, name: filename ?? '', content }).catch((error) => void failures.push(error)));
  });
  try {
    await parse(request, parser);
  } finally {
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
  return fields;
}

/** The request is never destroyed, so that a client with a malformed body still gets a reply. */
async function parse(request: IncomingMessage, parser: busboy.Busboy): Promise<void> {
  const breakOff = () => void (request.complete || parser.destroy(new Error('the body broke off')));
  request.once('close', breakOff);
  try {
    const closed = once(parser, 'close');
    request.pipe(parser);
    await closed;
  } catch (cause) {
    throw malformed(cause);
  } finally {
    request.off('close', breakOff);
    request.unpipe(parser);
    request.resume();
  }
}

function createParser(request: IncomingMessage, maximumBytes: number): busboy.Busboy {
  try {
    // The parser truncates a file that reaches its limit.
    const limits = { ...LIMITS, fileSize: maximumBytes + 1 };
    // Browsers send file names in UTF-8; the parser's default is Latin-1.
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
  } catch (cause) {
    throw malformed(cause);
  }
}

function malformed(cause: unknown): ApiError {
  const error = new ApiError(ERROR_CODES.unknown, 'Ожидалась форма multipart/form-data', 400);
  error.cause = cause;
  return error;
}
