/**
 * Asks for a file of styles that only some visitors need, once.
 * @returns when it is there; one that does not come harms nobody and may be asked for again
 */
export async function loadStylesheet(url: string): Promise<void> {
  const existing = document.head.querySelector<HTMLLinkElement>(`link[href="${url}"]`);
  const link = existing ?? document.createElement('link');
  if (link.sheet) return;
  await new Promise<unknown>((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    if (existing) return;
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  });
  if (!link.sheet) link.remove();
}
