/** Joins class names and skips falsy ones: `classNames(styles.button, wide && styles.wide, className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
