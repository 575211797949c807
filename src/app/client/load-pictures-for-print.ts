/** Loads the pictures further down before the page is printed, as other browsers than Safari do themselves. */
export function loadPicturesForPrint(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) picture.loading = 'eager';
  });
}
