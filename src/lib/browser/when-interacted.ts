/** The events of a first gesture. */
const INTERACTION_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'click',
  'keydown',
  'focusin',
  'scroll',
] as const;

let interaction: Promise<void> | undefined;
let endWaiting = () => {};

/**
 * Counts a gesture that came before the first call of `whenInteracted`, or what cannot wait for one. The browser's own record of
 * it, `userActivation`, may be that of the document with the link.
 */
export function countAsInteracted(): void {
  interaction ??= Promise.resolve();
  endWaiting();
}

/** Resolves at the visitor's first gesture after the first call. */
export function whenInteracted(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const listening = new AbortController();
    endWaiting = () => {
      listening.abort();
      resolve();
    };
    const onInteraction = (event: Event) => {
      if (!isAtRest(event)) endWaiting();
    };
    for (const sign of INTERACTION_EVENTS)
      addEventListener(sign, onInteraction, { signal: listening.signal, passive: true, capture: true });
  });
  return interaction;
}

/** Browsers send an event without movement when the page is laid out under a pointer that rests. */
function isAtRest(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}
