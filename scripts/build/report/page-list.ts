/** The first of some pages, and the number of further ones. */
export function pageList(pages: string[]): string {
  // Pages are in the order of writing, which differs from build to build.
  const shown = pages.toSorted().slice(0, 3).join(', ');
  return pages.length > 3 ? `${shown} and ${pages.length - 3} more` : shown;
}
