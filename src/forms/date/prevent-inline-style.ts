const id = 'react-aria-pressable-style';

/**
 * React Aria puts an inline style sheet into the head as soon as something can be pressed, which our policy
 * (`style-src 'self'`) refuses and reports. It does not where an element with this id is there already; the one rule it
 * would bring stands in the style sheet of the calendar.
 */
export function keepInlineStyleOut(): void {
  if (document.getElementById(id)) return;
  const place = document.createElement('meta');
  place.id = id;
  document.head.append(place);
}
