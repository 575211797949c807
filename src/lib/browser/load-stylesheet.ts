type Insert = (link: HTMLLinkElement) => void;

/**
 * Loads a stylesheet once.
 * @param insert inserts the element into the document; by default at the end of the head
 * @returns a promise that resolves after loading; a stylesheet that has failed can be requested again
 */
export async function loadStylesheet(url: string, insert?: Insert): Promise<void> {
  const existing = document.head.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`);
  if (existing?.sheet) return;
  await (existing ? whenSettled(existing) : addLink({ rel: 'stylesheet', href: url }, insert));
}

/** Adds a link element, which is removed if it fails. Resolves after it has loaded or failed. */
export async function addLink(
  properties: Partial<HTMLLinkElement>,
  insert: Insert = (link) => document.head.append(link),
): Promise<void> {
  const link = Object.assign(document.createElement('link'), properties);
  // A browser may give a failed link an empty sheet.
  link.addEventListener('error', () => link.remove());
  const settled = whenSettled(link);
  insert(link);
  await settled;
}

function whenSettled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
