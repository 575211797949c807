/**
 * The entity kind of a path, in the API's spelling: `/industry-solution/3` → `industry-solution`, `/article/section` →
 * `article-section`, `/article/section/all/items` → `article`.
 */
export function kindOfPath(path: string): string {
  const [first = '', second, , fourth] = path.split('/').filter(Boolean);
  if (first === 'article' && second === 'section' && fourth !== 'items') return 'article-section';
  return first;
}
