import { describe, expect, it } from 'vitest';
import { currentReading, newReading, withReading } from './parse-context.ts';
import { richText } from './rich-text.ts';

const shouting = newReading({ cleanHtml: (html) => html.toUpperCase() });

describe('withReading', () => {
  it('lasts as long as the parsing, also where that fails', () => {
    expect(withReading(shouting, () => richText.parse('<p>a</p>'))).toBe('<P>A</P>');
    expect(richText.parse('<p>a</p>')).toBe('<p>a</p>');
    expect(() => withReading(shouting, () => richText.parse(5))).toThrow();
    expect(richText.parse('<b>a</b>')).toBe('<p>a</p>');
  });

  it('gives way to an inner one and comes back', () => {
    const inner = newReading();
    withReading(shouting, () => {
      expect(withReading(inner, currentReading)).toBe(inner);
      expect(currentReading()).toBe(shouting);
    });
  });
});

it('outside of a reading, nothing is kept and markup is not trusted', () => {
  expect(currentReading()).not.toBe(currentReading());
  expect(richText.parse('<script>1</script>a')).toBe('<p>a</p>');
});
