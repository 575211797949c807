/** The attribute of the entry script that names the chunks which it will ask for. */
const ATTRIBUTE = 'data-chunks';

/** Asks for all chunks of the first load at once: each of them learns only from another what it imports. */
export function preloadChunks(): void {
  const chunks =
    document.querySelector(`script[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE)?.split(' ').filter(Boolean) ?? [];
  document.head.append(
    ...chunks.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
  );
}
