/**
 * Selector of the controls whose clicks before hydration are recorded and replayed: buttons, checkboxes, containers of a
 * button that is rendered after hydration, and links that do something else then. `before-paint.js` records them until the entry
 * has loaded, then `event-replay.ts` does. It has no double quotes, because it is an attribute in each document.
 */
export const REPLAYED_CONTROLS = 'button:not([type=submit]),[type=checkbox],[type=radio],[data-awaits-hydration]';
