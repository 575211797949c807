import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { breakpointOf, breakpoints } from './breakpoints.ts';

it.each([
  [319, 'desktop'],
  [320, 'mobile'],
  [374, 'mobile'],
  [375, 'mobileMedium'],
  [425, 'mobileWide'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [1280, 'desktopMedium'],
  [1600, 'desktopWide'],
  [4000, 'desktopWide'],
])('a window of %i px has the breakpoint %s', (width, name) => {
  expect(breakpointOf(width)).toBe(name);
});

it('the widths are those of the styles', () => {
  const scss = readFileSync(path.join(import.meta.dirname, '_layout.scss'), 'utf8');
  for (const [name, width] of Object.entries(breakpoints)) {
    const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(scss).toMatch(new RegExp(`\\b${kebab}: ${width}px`));
  }
});
