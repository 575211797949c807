/** The quoted part of a name, with its quotation marks: «Сфера А-1200». A name without quotation marks stays as it is. */
export function shortName(name: string): string {
  // Up to the last closing mark: after it, the search would go to the end from every opening one.
  return /«[^»]+»/.exec(name.slice(0, name.lastIndexOf('»') + 1))?.[0] ?? name;
}
