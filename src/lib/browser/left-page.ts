/** For work that takes time. @returns whether the visitor has gone to another page since */
export function leftPage(): () => boolean {
  const { pathname } = location;
  return () => location.pathname !== pathname;
}
