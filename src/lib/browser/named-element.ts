/** The element that a fragment such as `#parts` names. @param hash percent-encoded, with its `#`, or empty */
export function namedElement(hash: string): HTMLElement | null {
  // Without `decodeUri`: the first script needs this function, and a file with that one would take one more request.
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An invalid encoding names nothing.
    return null;
  }
}
