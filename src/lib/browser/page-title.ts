/** The title of a view that is shown in place of its page, and that of the page. */
let replaced: { by: string; page: string } | undefined;

/** The title of the page, also while a view in its place has its own. */
export function readPageTitle(): string {
  return replaced?.page ?? document.title;
}

export function setPageTitle(title: string): void {
  if (replaced) replaced.page = title;
  document.title = replaced?.by ?? title;
}

/** @returns gives the document the title of its page again */
export function replacePageTitle(title: string): () => void {
  replaced = { by: title, page: readPageTitle() };
  document.title = title;
  return () => {
    document.title = readPageTitle();
    replaced = undefined;
  };
}
