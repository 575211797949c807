/**
 * Asks for a file of styles that only some visitors need, once.
 * @param insert puts the element into the document; at the end of the head unless given
 * @returns when it is there; one that does not come harms nobody and may be asked for again
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
    link.rel = 'stylesheet';
    link.href = url;
    insert(link);
  });
  if (!link.sheet) link.remove();
}
