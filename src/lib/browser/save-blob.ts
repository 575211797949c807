/** Saves a blob as a download under this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser may still be reading the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
