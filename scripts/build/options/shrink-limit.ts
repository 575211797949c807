/** What may vanish from one build to the next without a person's word: a tenth of a section, or five pages of a small one. */
export function shrinkLimit(sectionSize: number): number {
  return Math.max(5, Math.floor(sectionSize / 10));
}

/** Whether a loss needs a person's word: beyond the agreed limit, or a section as a whole. */
export function exceedsShrinkLimit(lost: number, sectionSize: number): boolean {
  return (lost === sectionSize && sectionSize > 1) || lost > shrinkLimit(sectionSize);
}
