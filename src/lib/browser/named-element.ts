import { decodeUri } from '../address/decode-uri.ts';

/** The element that a fragment such as `#parts` names. @param hash percent-encoded, with its `#`, or empty */
export function namedElement(hash: string): HTMLElement | null {
  const id = decodeUri(hash.slice(1));
  return id === undefined ? null : document.getElementById(id);
}
