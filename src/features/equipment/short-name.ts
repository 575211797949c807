/** The name between the quotation marks, with them: «Сфера А-1200». A name without any is short as it is. */
export function shortName(name: string): string {
  return /«[^»]+»/.exec(name)?.[0] ?? name;
}
