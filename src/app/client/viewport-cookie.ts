import { breakpointOf, breakpoints } from '../../styles/breakpoints.ts';
import { writeCookie } from './cookies.ts';

const COOKIE = 'viewport';

/** Stores the name of the window's breakpoint in a cookie, now and after each change. */
export function syncViewportCookie(): void {
  const keep = () => writeCookie(COOKIE, breakpointOf(innerWidth), { sameSite: 'Strict', secure: true });
  keep();
  for (const width of Object.values(breakpoints))
    matchMedia(`(min-width: ${width}px)`).addEventListener('change', keep);
}
