/** Number of pages that may disappear without `--allow-shrink`: a tenth of a section, or five of a small one. */
function shrinkLimit(sectionSize: number): number {
  return Math.max(5, Math.floor(sectionSize / 10));
}

/** Whether a loss requires `--allow-shrink`: above the limit, or a whole section. */
export function exceedsShrinkLimit(lost: number, sectionSize: number): boolean {
  return (lost === sectionSize && sectionSize > 1) || lost > shrinkLimit(sectionSize);
}
