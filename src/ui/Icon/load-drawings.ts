import { createElement, type ReactElement } from 'react';
import { setDrawings } from './drawings.ts';
import sprite from './sprite.svg?no-inline';

/**
 * Reads the sprite, which the browser has in its cache. An icon of a page that is rendered in the browser then consists of its
 * own elements: a reference to another file takes twice as long, and a catalogue has hundreds.
 */
export function loadDrawings(): void {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  // If it does not come, icons refer to the sprite.
  request.addEventListener('load', () => {
    const symbols = Array.from(request.responseXML?.querySelectorAll('symbol') ?? []);
    if (symbols.length > 0) setDrawings(new Map(symbols.map((symbol) => [symbol.id, elementsOf(symbol)])));
  });
  request.open('GET', sprite);
  request.send();
}

function elementsOf(symbol: Element): ReactElement[] {
  return Array.from(symbol.children, (shape, key) => {
    const attributes = Array.from(shape.attributes, ({ name, value }) => [propOf(name), value]);
    return createElement(shape.localName, { key, ...Object.fromEntries(attributes) });
  });
}

/** `stroke-width` → `strokeWidth` */
function propOf(attribute: string): string {
  return attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
