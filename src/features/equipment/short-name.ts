/** The quoted part of a name, with its quotation marks: «Сфера А-1200». A name without quotation marks stays as it is. */
export function shortName(name: string): string {
  return /«[^»]+»/.exec(name)?.[0] ?? name;
}
