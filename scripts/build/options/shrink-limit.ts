/** How many of so many may disappear without a confirmation: a tenth, or `least` of a few. */
export function shrinkLimit(size: number, least = 5): number {
  return Math.max(least, Math.floor(size / 10));
}

/** Whether a loss requires `--allow-shrink`: above the limit, or a whole section. */
export function exceedsShrinkLimit(lost: number, sectionSize: number): boolean {
  return (lost === sectionSize && sectionSize > 1) || lost > shrinkLimit(sectionSize);
}
