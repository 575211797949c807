import type { Locator } from 'playwright';

/** The number of lines on which a word of an element stands. The element has one text. */
export function linesOfWord(element: Locator, word: string): Promise<number> {
  return element.evaluate(({ firstChild }, searched) => {
    const text = firstChild as Text;
    const start = text.data.indexOf(searched);
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + searched.length);
    return range.getClientRects().length;
  }, word);
}
