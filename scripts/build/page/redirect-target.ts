import { readFileSync, statSync } from 'node:fs';

/** The payload of a redirect page has only the target: a larger one is that of a page and is not read. */
const MAX_REDIRECT_BYTES = 2000;
const REDIRECT_PAYLOAD = /^\{"app":"[^"]*","redirect":"([^"\\]*)"\}/;

/** The target of a redirect page; undefined if the payload file is missing or belongs to a page. */
export function redirectTargetOf(payloadFile: string): string | undefined {
  const size = statSync(payloadFile, { throwIfNoEntry: false })?.size ?? MAX_REDIRECT_BYTES;
  return size < MAX_REDIRECT_BYTES ? REDIRECT_PAYLOAD.exec(readFileSync(payloadFile, 'utf8'))?.[1] : undefined;
}
