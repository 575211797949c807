/** Joins the class names that hold: `classNames(styles.button, wide && styles.wide, className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
