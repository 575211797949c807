/** The widths at which the layout changes, px, ascending. The styles have the same values; a test compares them. */
export const breakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** For windows narrower than the first breakpoint. */
const FALLBACK: Breakpoint = 'desktop';

/** The widest breakpoint that a width reaches. */
export function breakpointOf(width: number): Breakpoint {
  const names = Object.keys(breakpoints) as Breakpoint[];
  return names.findLast((name) => width >= breakpoints[name]) ?? FALLBACK;
}
