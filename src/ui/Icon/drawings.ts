import sprite from './sprite.svg?no-inline';

/** Nodes with the shapes of icons, by the name of the icon. */
const known = new Map<string, Node>();

/**
 * Adds the shapes to an icon that is created in the browser. An icon of the prerendered HTML has its shapes, and later icons of
 * its name get the same.
 */
export function draw(icon: SVGElement, name: string): void {
  const drawing = known.get(name);
  if (!icon.hasChildNodes()) icon.append(...(drawing?.cloneNode(true).childNodes ?? [reference(name)]));
  else if (!drawing) known.set(name, icon.cloneNode(true));
}

/** Reads the sprite for the icons that are not on the page: a reference to it takes twice as long to render as shapes. */
export function loadDrawings(): void {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  // If it does not come, icons refer to the sprite.
  request.addEventListener('load', () => {
    for (const symbol of request.responseXML?.querySelectorAll('symbol') ?? []) known.set(symbol.id, symbol);
  });
  request.open('GET', sprite);
  request.send();
}

function reference(name: string): SVGElement {
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${sprite}#${name}`);
  return use;
}
