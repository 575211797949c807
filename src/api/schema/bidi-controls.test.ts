import { expect, it } from 'vitest';
import { balanceBidiControls } from './bidi-controls.ts';

it.each([
  ['Сфера А', 'Сфера А'],
  ['שלום', 'שלום'],
  ['a\u202eb', 'a\u202eb\u202c'],
  ['\u202e\u2066x', '\u202e\u2066x\u2069\u202c'],
  ['\u202ex\u202cy', '\u202ex\u202cy'],
  ['\u2067a\u202eb\u2069c', '\u2067a\u202eb\u202c\u2069c'],
  ['a\u202cb\u2069', 'ab'],
])('the controls in %j do not change the direction of the text around it', (text, own) => {
  expect(balanceBidiControls(text)).toBe(own);
});
