const STYLE_ELEMENT_ID = 'react-aria-pressable-style';

/**
 * React Aria puts an inline style sheet into the head as soon as something can be pressed, which our policy
 * (`style-src 'self'`) refuses and reports. It does not where an element with this id is there already; the one rule it
 * would bring stands in the style sheet of the calendar.
 */
export function preventInlineStyle(): void {
  if (document.getElementById(STYLE_ELEMENT_ID)) return;
  const placeholder = document.createElement('meta');
  placeholder.id = STYLE_ELEMENT_ID;
  document.head.append(placeholder);
}
