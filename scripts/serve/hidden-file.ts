/** What a dot hides is nobody's business, but for what the web has agreed to find there. */
export function isHiddenFile(file: string): boolean {
  return /(^|\/)\.(?!well-known\/)/.test(file);
}
