import { readFileSync, statSync } from 'node:fs';

/** The payload of a redirect page holds the target and nothing else: a longer one is that of a page and is not read. */
const MAX_REDIRECT_BYTES = 2000;
const REDIRECT_PAYLOAD = /^\{"app":"[^"]*","redirect":"([^"\\]*)"\}/;

/** The pathname that a redirect page leads to; undefined where the payload file belongs to a page, or is missing. */
export function redirectTargetOf(payloadFile: string): string | undefined {
  const size = statSync(payloadFile, { throwIfNoEntry: false })?.size ?? MAX_REDIRECT_BYTES;
  return size < MAX_REDIRECT_BYTES ? REDIRECT_PAYLOAD.exec(readFileSync(payloadFile, 'utf8'))?.[1] : undefined;
}
