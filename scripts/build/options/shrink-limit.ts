/** Pages that may vanish without `--allow-shrink`: a tenth of a section, or five of a small one. */
function shrinkLimit(sectionSize: number): number {
  return Math.max(5, Math.floor(sectionSize / 10));
}

/** Whether a loss needs `--allow-shrink`: beyond the limit, or a section as a whole. */
export function exceedsShrinkLimit(lost: number, sectionSize: number): boolean {
  return (lost === sectionSize && sectionSize > 1) || lost > shrinkLimit(sectionSize);
}
