/** The text with short names in quotes («Сфера А-1200»), ranges (6–12) and phones kept on one line. */
export function withNonBreakingGroups(text: string): string {
  return text
    .replace(/«[^»]{1,14}»|\+7 \(\d{3,5}\) (?=\d)/g, (whole) => whole.replaceAll(' ', '\u00a0'))
    .replace(/(\d)–(?=\d)/g, '$1–\u2060');
}
