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
}

function hold(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
  if (!control || isAlive(control)) return;
  event.preventDefault();
  pressed = control;
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
  if (part === 'page') removeEventListener('click', hold, { capture: true });
  const control = pressed;
  if (!control || !isAlive(control)) return;
  pressed = undefined;
  // A moment later, what waited to be hydrated stands in its place.
  setTimeout(() => {
    const button = control.matches('button') ? control : control.querySelector('button');
    if (button instanceof HTMLElement && button.isConnected) button.click();
  });
}
