/** The attribute of the entry script with the names of the chunks to preload. */
const ATTRIBUTE = 'data-chunks';

/** Preloads all chunks of the first load at once; otherwise each would be found only after another one has loaded. */
export function preloadChunks(): void {
  const chunks =
    document.querySelector(`script[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE)?.split(' ').filter(Boolean) ?? [];
  document.head.append(
    ...chunks.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
  );
}
