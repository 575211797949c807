import sprite from './sprite.svg?no-inline';

/** Nodes with the shapes of icons, by the name of the icon. Undefined if the document had none at the time. */
const known = new Map<string, Node | undefined>();

/**
 * Keeps the shapes of an icon in the document for later ones of its name. Called before React renders one, because it may replace
 * the prerendered HTML.
 */
export function keepDrawing(name: string): void {
  if (known.has(name)) return;
  known.set(name, document.querySelector(`[data-icon="${name}"]`)?.cloneNode(true));
}

/** Adds the shapes to an icon that is created in the browser. An icon of the prerendered HTML has its shapes. */
export function draw(icon: SVGElement, name: string): void {
  if (icon.hasChildNodes()) return;
  const drawing = known.get(name)?.cloneNode(true);
  icon.append(...(drawing?.childNodes ?? [reference(name)]));
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
