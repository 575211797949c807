/** The first of the pages that something is told of, and how many more there are. */
export function pageList(pages: string[]): string {
  // Pages come in the order in which they were written, which differs from build to build.
  const shown = pages.toSorted().slice(0, 3).join(', ');
  return pages.length > 3 ? `${shown} and ${pages.length - 3} more` : shown;
}
