import { isPlainClick } from './plain-click.ts';

/** What a press may be meant for: a button, or the place where one will stand once the page is alive. */
const REPLAYED_CONTROLS = 'button:not([type="submit"]), [data-awaits-hydration]';

/** What has not come alive by then may never: links and forms do what they do without a script. */
const CAPTURE_LIMIT_MS = 10_000;

let capturedTarget: Element | undefined;

/**
 * From the first line of code on, a press on a control that is not alive yet is kept and made good when it is: on a slow
 * phone seconds lie between a page that can be read and one that can be used. The last press counts.
 */
export function captureEarlyClicks(): void {
  addEventListener('click', captureClick, { capture: true, signal: AbortSignal.timeout(CAPTURE_LIMIT_MS) });
  addEventListener('click', followFragmentLink, { capture: true });
}

function captureClick(event: MouseEvent): void {
  const control = unhydratedElement(event, REPLAYED_CONTROLS);
  if (!control || !isPlainClick(event)) return;
  event.preventDefault();
  // The router follows links too: this one is not for it.
  event.stopImmediatePropagation();
  capturedTarget = control;
}

/** Goes to another place of the page as it is; what else a link wants of the page waits until it is alive. */
function followFragmentLink(event: MouseEvent): void {
  const link = unhydratedFragmentLink(event);
  if (!link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')?.scrollIntoView();
  if (link.search === location.search) history.replaceState(history.state, '', link.href);
  else capturedTarget = link;
}

/**
 * A link that leads to the very page it stands on, whose code has not come. The router must not hear of it: where the
 * address changes, React gives up what the server drew and shows nothing until the code is there.
 */
function unhydratedFragmentLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = unhydratedElement(event, 'a[href]');
  const leadsHere =
    link instanceof HTMLAnchorElement && link.origin + link.pathname === location.origin + location.pathname;
  return leadsHere && link.target === '' && isPlainClick(event) ? link : undefined;
}

function unhydratedElement({ target }: MouseEvent, selector: string): Element | undefined {
  const part = target instanceof Element ? target.closest(selector) : null;
  return part && !isHydrated(part) ? part : undefined;
}

/** The part of the page that has come alive: the frame, or all of it. */
let hydrated: 'nothing' | 'frame' | 'page' = 'nothing';

function isHydrated(element: Element): boolean {
  return hydrated === 'page' || (hydrated === 'frame' && !element.closest('main'));
}

/** The page will not come alive: what is pressed does what it does without a script. */
export function releaseClicks(): void {
  capturedTarget = undefined;
  removeEventListener('click', captureClick, { capture: true });
}

/** Says how much of the page is alive, and lets the press through that has waited for it. */
export function markHydrated(part: 'frame' | 'page'): void {
  if (hydrated === 'page') return;
  hydrated = part;
  if (part === 'page')
    for (const listener of [captureClick, followFragmentLink])
      removeEventListener('click', listener, { capture: true });
  const control = capturedTarget;
  if (!control || !isHydrated(control)) return;
  capturedTarget = undefined;
  // A moment later, what waited to be hydrated stands in its place.
  setTimeout(() => {
    const button = control.matches('button, a') ? control : control.querySelector('button');
    if (button instanceof HTMLElement && button.isConnected) button.click();
  });
}
