/**
 * Paths from the command line: one, or the JSON list of a webhook. A webhook without paths sends `null` or nothing. @throws
 * {Error} for another text
 */
export function parsePathList(text: string): string[] {
  if (text.trim() === '' || text.startsWith('/')) return text.trim() === '' ? [] : [text];
  const list: unknown = JSON.parse(text) ?? [];
  if (Array.isArray(list) && list.every((item) => typeof item === 'string' && item.startsWith('/')))
    return list as string[];
  throw new Error('each must begin with «/»');
}
