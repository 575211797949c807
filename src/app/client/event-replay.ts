import { isPlainClick } from './plain-click.ts';

/** What a press may be meant for: a button, or the place where one will stand once the page is alive. */
const CONTROLS = 'button:not([type="submit"]), [data-alive-later]';

/** What has not come alive by then may never: links and forms do what they do without a script. */
const LONGEST_MS = 10_000;

let pressed: Element | undefined;

/**
 * From the first line of code on, a press on a control that is not alive yet is kept and made good when it is: on a slow
 * phone seconds lie between a page that can be read and one that can be used. The last press counts.
 */
export function holdPresses(): void {
  addEventListener('click', hold, { capture: true, signal: AbortSignal.timeout(LONGEST_MS) });
  addEventListener('click', goWithin, { capture: true });
}

function hold(event: MouseEvent): void {
  const control = deadPart(event, CONTROLS);
  if (!control) return;
  event.preventDefault();
  pressed = control;
}

/** Goes to another place of the page as it is; what else a link wants of the page waits until it is alive. */
function goWithin(event: MouseEvent): void {
  const link = deadLinkWithin(event);
  if (!link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')?.scrollIntoView();
  if (link.search === location.search) history.replaceState(history.state, '', link.href);
  else pressed = link;
}

/**
 * A link that leads to the very page it stands on, whose code has not come. The router must not hear of it: where the
 * address changes, React gives up what the server drew and shows nothing until the code is there.
 */
function deadLinkWithin(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = deadPart(event, 'a[href]');
  const leadsHere =
    link instanceof HTMLAnchorElement && link.origin + link.pathname === location.origin + location.pathname;
  return leadsHere && link.target === '' && isPlainClick(event) ? link : undefined;
}

function deadPart({ target }: MouseEvent, selector: string): Element | undefined {
  const part = target instanceof Element ? target.closest(selector) : null;
  return part && !isAlive(part) ? part : undefined;
}

/** The part of the page that has come alive: the frame, or all of it. */
let alive: 'nothing' | 'frame' | 'page' = 'nothing';

function isAlive(element: Element): boolean {
  return alive === 'page' || (alive === 'frame' && !element.closest('main'));
}

/** Says how much of the page is alive, and lets the press through that has waited for it. */
export function comeAlive(part: 'frame' | 'page'): void {
  if (alive === 'page') return;
  alive = part;
  if (part === 'page')
    for (const listener of [hold, goWithin]) removeEventListener('click', listener, { capture: true });
  const control = pressed;
  if (!control || !isAlive(control)) return;
  pressed = undefined;
  // A moment later, what waited to be hydrated stands in its place.
  setTimeout(() => {
    const button = control.matches('button, a') ? control : control.querySelector('button');
    if (button instanceof HTMLElement && button.isConnected) button.click();
  });
}
