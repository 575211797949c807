/**
 * Loads a stylesheet once.
 * @param insert inserts the element into the document; by default at the end of the head
 * @returns a promise that resolves after loading; a stylesheet that has failed can be requested again
 */
export async function loadStylesheet(
  url: string,
  insert = (link: HTMLLinkElement) => document.head.append(link),
): Promise<void> {
  const existing = document.head.querySelector<HTMLLinkElement>(`link[href="${url}"]`);
  const link = existing ?? document.createElement('link');
  if (link.sheet) return;
  await new Promise<unknown>((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    if (existing) return;
    // A browser may give a failed link an empty sheet.
    link.addEventListener('error', () => link.remove());
    link.rel = 'stylesheet';
    link.href = url;
    insert(link);
  });
}
