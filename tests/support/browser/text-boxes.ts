import type { Locator } from 'playwright';

/** In pixels of the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const WORDS = /[\p{L}\p{N}]+/gu;

/** The texts of an element that match, by default its words: their boxes, one for each line, and those that are on several lines. */
export function textBoxes(element: Locator, pattern = WORDS): Promise<{ boxes: Box[]; broken: string[] }> {
  return element.evaluate((node, matched) => {
    const boxes: Box[] = [];
    const broken: string[] = [];
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: whole, index } of text.data.matchAll(matched)) {
        range.setStart(text, index);
        range.setEnd(text, index + whole.length);
        const lines = [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
        boxes.push(...lines);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(whole);
      }
    }
    return { boxes, broken };
  }, pattern);
}
