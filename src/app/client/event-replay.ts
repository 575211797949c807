import { whenInteracted } from '../../lib/browser/when-interacted.ts';
import { isPlainClick } from './plain-click.ts';

/** What a press may be meant for: a button, a box to tick, or the place where a button will stand once the page is alive. */
const REPLAYED_CONTROLS = 'button:not([type="submit"]), [type="checkbox"], [type="radio"], [data-awaits-hydration]';

/** From the first sign of the visitor on. What has not come alive by then may never: links and forms do what they do without a script. */
const CAPTURE_LIMIT_MS = 10_000;

let capturedTarget: Element | undefined;
/** Fields with a text that their part of the page does not know of. */
const typedFields = new Set<TextField>();

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * From the first line of code on, a press on a control that is not alive yet is kept and made good when it is: on a slow
 * phone seconds lie between a page that can be read and one that can be used. The last press counts. A text that is typed
 * meanwhile is told of, too.
 */
export function captureEarlyEvents(): void {
  addEventListener('click', captureClick, { capture: true });
  addEventListener('click', followFragmentLink, { capture: true });
  addEventListener('input', noteTyping, { capture: true });
  void whenInteracted().then(() => setTimeout(stopCapturingClicks, CAPTURE_LIMIT_MS));
}

function captureClick(event: MouseEvent): void {
  const pressed = unhydratedElement(event, `${REPLAYED_CONTROLS}, label`);
  const control = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
  if (!control?.matches(REPLAYED_CONTROLS) || !isPlainClick(event)) return;
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

function noteTyping({ target }: Event): void {
  const isText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file');
  if (isText && !target.matches('[type="checkbox"], [type="radio"]') && !isHydrated(target)) typedFields.add(target);
}

function stopCapturingClicks(): void {
  removeEventListener('click', captureClick, { capture: true });
}

/** The page will not come alive: what is pressed does what it does without a script. */
export function releaseClicks(): void {
  capturedTarget = undefined;
  stopCapturingClicks();
}

/** Says how much of the page is alive, and lets the press through that has waited for it. */
export function markHydrated(part: 'frame' | 'page'): void {
  if (hydrated === 'page') return;
  hydrated = part;
  if (part === 'page') {
    for (const listener of [captureClick, followFragmentLink])
      removeEventListener('click', listener, { capture: true });
    removeEventListener('input', noteTyping, { capture: true });
  }
  tellOfTypedTexts();
  const control = capturedTarget;
  if (!control || !isHydrated(control)) return;
  capturedTarget = undefined;
  // A moment later, what waited to be hydrated stands in its place.
  setTimeout(() => {
    const button = control.matches('button, a, input') ? control : control.querySelector('button');
    if (button instanceof HTMLElement && button.isConnected) button.click();
  });
}

/** React takes the text that it finds in a field for the one that it knows: to it, the field was empty before. */
function tellOfTypedTexts(): void {
  for (const field of typedFields) {
    if (!isHydrated(field)) continue;
    typedFields.delete(field);
    const { value } = field;
    field.value = '';
    const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    // Past React, which watches the property of the element itself.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
