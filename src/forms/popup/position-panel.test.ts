import { expect, test } from 'vitest';
import { positionPanel } from './position-panel.ts';

const window = { left: 0, top: 0, width: 1000, height: 800 };
const field = (top: number, left = 100) => ({ left, top, width: 300, height: 54 });
const panel = { width: 340, height: 400 };

test('a panel is below its field', () => {
  expect(positionPanel(field(100), panel, window)).toEqual({ left: 100, top: 160 });
});

test('a panel that fits below its field stays there, although there is more room above', () => {
  expect(positionPanel(field(420), { width: 340, height: 312 }, window).top).toBe(480);
  expect(positionPanel(field(420), { width: 340, height: 313 }, window).top).toBe(101);
});

test('a panel is above its field when it does not fit below and there is more room above', () => {
  expect(positionPanel(field(600), panel, window)).toEqual({ left: 100, top: 194 });
});

test('a panel that fits nowhere stays within the window', () => {
  expect(positionPanel(field(300), { width: 340, height: 700 }, window)).toEqual({ left: 100, top: 92 });
  expect(positionPanel(field(300), { width: 340, height: 900 }, window).top).toBe(8);
});

test('a panel crosses neither the right edge nor the left one', () => {
  expect(positionPanel(field(100, 900), panel, window).left).toBe(652);
  expect(positionPanel(field(100, -20), panel, window).left).toBe(8);
  expect(positionPanel(field(100), { width: 2000, height: 10 }, window).left).toBe(8);
});

test('the window without the on-screen keyboard counts, not the page', () => {
  expect(positionPanel(field(300), panel, { left: 0, top: 50, width: 1000, height: 320 }).top).toBe(58);
});
