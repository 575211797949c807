/** The text with short names in quotes kept on one line: «Сфера А-1200». */
export function keepTogether(text: string): string {
  return text.replace(/«[^»]{1,14}»/g, (name) => name.replaceAll(' ', '\u00a0'));
}
