/**
 * Asks for a file of styles that only some visitors need, once.
 * @returns when it is there; one that does not come harms nobody and may be asked for again
 */
export async function loadStyles(address: string): Promise<void> {
  const known = document.head.querySelector<HTMLLinkElement>(`link[href="${address}"]`);
  const link = known ?? document.createElement('link');
  if (link.sheet) return;
  await new Promise<unknown>((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    if (known) return;
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  });
  if (!link.sheet) link.remove();
}
