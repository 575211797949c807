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

/**
 * Resolves at the visitor's first gesture after the first call, or at once if a click, a tap or a key came before it: on a slow
 * connection a page can be pressed before its code has come.
 */
export function whenInteracted(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    // Not in browsers before 2023.
    if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) return resolve();
    const listening = new AbortController();
    const onInteraction = (event: Event) => {
      if (isAtRest(event)) return;
      listening.abort();
      resolve();
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
