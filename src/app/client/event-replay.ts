import { endAwaitingQuery, whenContentShown } from '../../lib/browser/awaits-query.ts';
import { countAsInteracted, whenInteracted } from '../../lib/browser/when-interacted.ts';
import { goToFragment } from '../../lib/browser/go-to-fragment.ts';
import { namedElement } from '../../lib/browser/named-element.ts';
import { REPLAYED_CONTROLS } from '../../lib/browser/replayed-controls.ts';
import { isPlainClick } from './plain-click.ts';

declare global {
  interface Window {
    /** Ends the recording by `before-paint.js`. @returns the element that has been clicked, if any */
    takeEarlyClick?: () => Element | undefined;
  }
}

/**
 * Time from the visitor's first gesture on shown content, ms. A page that is not hydrated by then may never be: links and forms then work
 * as without scripts.
 */
const CAPTURE_LIMIT_MS = 10_000;

let capturedTarget: Element | undefined;
/** The control that the mouse holds down since before its hydration, and the part of it under the pointer. */
let press: { control: Element; part: Node } | undefined;
/** The values of fields that React has not registered yet. It resets a list of options when it hydrates it. */
const enteredValues = new Map<Field, string>();

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records clicks on controls that are not hydrated yet and replays the last one after hydration: on a slow phone a page can be
 * read seconds before it can be used. Texts and options that are entered meanwhile are reported to React, too.
 */
export function captureEarlyEvents(): void {
  const clicked = window.takeEarlyClick?.();
  // The entry may run before the script in the document, which must not record anything then.
  window.takeEarlyClick = () => undefined;
  capturedTarget = clicked?.closest(REPLAYED_CONTROLS) ?? undefined;
  const field = document.activeElement;
  if (isField(field) && field.value !== initialValue(field)) enteredValues.set(field, field.value);
  if (capturedTarget || enteredValues.size > 0) countAsInteracted();
  addEventListener('click', captureClick, { capture: true });
  addEventListener('click', followFragmentLink, { capture: true });
  addEventListener('input', recordInput, { capture: true });
  // These stay: a press may last longer than the hydration.
  addEventListener('mousedown', recordPress, { capture: true });
  addEventListener('mouseup', replayPress, { capture: true });
  void Promise.all([whenInteracted(), whenContentShown()]).then(() =>
    setTimeout(stopCapturingClicks, CAPTURE_LIMIT_MS),
  );
}

function captureClick(event: MouseEvent): void {
  const pressed = unhydratedElement(event, `${REPLAYED_CONTROLS}, label`);
  const control = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
  if (!control?.matches(REPLAYED_CONTROLS) || !isPlainClick(event)) return;
  event.preventDefault();
  // The router's own click listener must not handle this click.
  event.stopImmediatePropagation();
  capturedTarget = control;
}

function recordPress(event: MouseEvent): void {
  const control = isPlainClick(event) ? unhydratedElement(event, REPLAYED_CONTROLS) : undefined;
  press = control && { control, part: event.target as Node };
}

/** Browsers send no click when hydration has replaced the link that was pressed by the button that is released. */
function replayPress({ target }: MouseEvent): void {
  if (press && !press.part.isConnected && press.control.contains(target as Node)) replayClick(press.control);
  press = undefined;
}

/** Scrolls to the target of a fragment link at once; a link that also changes the query waits for hydration. */
function followFragmentLink(event: MouseEvent): void {
  const link = unhydratedFragmentLink(event);
  if (!link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (link.search === location.search) {
    goToFragment(link.hash);
    history.replaceState(history.state, '', link.href);
  } else {
    namedElement(link.hash)?.scrollIntoView();
    capturedTarget = link;
  }
}

/**
 * A link to the current page while that is not hydrated. The router must not handle it: when the URL changes, React drops the
 * prerendered HTML and shows nothing until the chunk has loaded.
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

/** What has been hydrated: the layout, or the whole page. */
let hydrated: 'nothing' | 'layout' | 'page' = 'nothing';
let resolveSettled = () => {};
const settled = new Promise<void>((resolve) => (resolveSettled = resolve));

/** Also shows the content that depends on the query of the URL, which `before-paint.js` has hidden. */
function settle(): void {
  endAwaitingQuery();
  resolveSettled();
}

/** Resolves when the page is hydrated, or is known to stay as prerendered. */
export function whenHydrated(): Promise<void> {
  return settled;
}

/** Whether an element is in the part of the page that React will hydrate after the layout: until then it stops the events there. */
export function isAwaitingView(element: Element): boolean {
  return hydrated === 'layout' && !isHydrated(element);
}

function isHydrated(element: Element): boolean {
  return hydrated === 'page' || (hydrated === 'layout' && !element.closest('main'));
}

function recordInput({ target }: Event): void {
  if (isField(target) && !isHydrated(target)) enteredValues.set(target, target.value);
}

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) return !['file', 'checkbox', 'radio'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** The value in the prerendered HTML. */
function initialValue(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = Array.from(field.options);
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

function stopCapturingClicks(): void {
  removeEventListener('click', captureClick, { capture: true });
}

/** Called when the page cannot be hydrated, but for the layout: clicks in it then work as without scripts. */
export function releaseClicks(): void {
  settle();
  capturedTarget = undefined;
  stopCapturingClicks();
}

/** Called when nothing can be hydrated: clicks then work as without scripts, the recorded one, too. */
export function followClicks(): void {
  const clicked = capturedTarget;
  releaseClicks();
  removeEventListener('click', followFragmentLink, { capture: true });
  const link = clicked?.matches('a') ? clicked : clicked?.querySelector('a[href^="/"]');
  if (!(link instanceof HTMLAnchorElement)) return;
  // The browser may have forgotten the gesture, and would block a new tab.
  link.removeAttribute('target');
  link.click();
}

/** Marks the layout or the whole page as hydrated, and replays the recorded click. */
export function markHydrated(part: 'layout' | 'page'): void {
  if (hydrated === 'page') return;
  hydrated = part;
  if (part === 'page') {
    settle();
    for (const listener of [captureClick, followFragmentLink])
      removeEventListener('click', listener, { capture: true });
    removeEventListener('input', recordInput, { capture: true });
  }
  // Not within the commit of the hydration: React would render no value before it is told of the next one.
  queueMicrotask(reportEnteredValues);
  const control = capturedTarget;
  if (!control || !isHydrated(control)) return;
  capturedTarget = undefined;
  replayClick(control);
}

function replayClick(control: Element): void {
  // In the next task, after React has replaced the placeholder by the control.
  setTimeout(() => {
    const button = control.matches('button, a, input') ? control : control.querySelector('button');
    if (button instanceof HTMLElement && button.isConnected) button.click();
  });
}

/** React assumes that the value of a field at hydration is its initial one, so an event must report it. */
function reportEnteredValues(): void {
  for (const [field, value] of enteredValues) {
    if (!isHydrated(field)) continue;
    enteredValues.delete(field);
    if (field instanceof HTMLSelectElement) setValue(field, value);
    else enterAgain(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

/** The visitor may go on typing, in the middle of the text, too. */
function enterAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  // React reports a value only if it is another one than before. What was entered may be none.
  field.value = `${value} `;
  setValue(field, value);
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
}

/** Bypasses React's own setter on the element, which would hide the change. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
