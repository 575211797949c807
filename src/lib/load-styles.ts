/** Asks for a file of styles that only some visitors need, once. */
export function loadStyles(address: string): void {
  const { head } = document;
  if (head.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  head.append(link);
}
