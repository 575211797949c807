import { describe, expect, it } from 'vitest';
import { currentParseContext, createParseContext, withParseContext } from './parse-context.ts';
import { richText } from './rich-text.ts';

const shouting = createParseContext({ cleanHtml: (html) => html.toUpperCase() });

describe('withParseContext', () => {
  it('sets the context for the parsing only, also when it fails', () => {
    expect(withParseContext(shouting, () => richText.parse('<p>a</p>'))).toBe('<P>A</P>');
    expect(richText.parse('<p>a</p>')).toBe('<p>a</p>');
    expect(() => withParseContext(shouting, () => richText.parse(5))).toThrow();
    expect(richText.parse('<b>a</b>')).toBe('<p>a</p>');
  });

  it('restores the outer context after an inner one', () => {
    const inner = createParseContext();
    withParseContext(shouting, () => {
      expect(withParseContext(inner, currentParseContext)).toBe(inner);
      expect(currentParseContext()).toBe(shouting);
    });
  });
});

it('outside of a context nothing is registered and rich text is not trusted', () => {
  expect(currentParseContext()).not.toBe(currentParseContext());
  expect(richText.parse('<script>1</script>a')).toBe('<p>a</p>');
});
