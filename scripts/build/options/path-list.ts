/**
 * Paths given on the command line: one, or the JSON list that a webhook brings. A webhook that names none brings `null` or
 * nothing. @throws {Error} when it is neither
 */
export function parsePathList(text: string): string[] {
  if (text.trim() === '' || text.startsWith('/')) return text.trim() === '' ? [] : [text];
  const list: unknown = JSON.parse(text) ?? [];
  if (Array.isArray(list) && list.every((item) => typeof item === 'string' && item.startsWith('/')))
    return list as string[];
  throw new Error('each must begin with «/»');
}
