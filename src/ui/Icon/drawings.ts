import sprite from './sprite.svg?no-inline';

/** The shapes of each known icon by its name. */
const drawings = new Map<string, DocumentFragment>();

/**
 * Adds the shapes to an icon that is created in the browser. An icon of the prerendered HTML has its shapes, and later icons of
 * its name get the same.
 */
export function draw(icon: SVGElement, name: string): void {
  const drawing = drawings.get(name);
  if (icon.hasChildNodes()) {
    if (!drawing) keep(name, icon.cloneNode(true));
  } else icon.append(drawing?.cloneNode(true) ?? reference(name));
}

/** Reads the sprite for the icons that are not on the page: a reference to it takes twice as long to render as shapes. */
export function loadDrawings(): void {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  // If it does not come, icons refer to the sprite.
  request.addEventListener('load', () => {
    for (const symbol of request.responseXML?.querySelectorAll('symbol') ?? []) keep(symbol.id, symbol);
  });
  request.open('GET', sprite);
  request.send();
}

function keep(name: string, { childNodes }: Node): void {
  const drawing = document.createDocumentFragment();
  drawing.append(...childNodes);
  drawings.set(name, drawing);
}

function reference(name: string): SVGElement {
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${sprite}#${name}`);
  return use;
}
