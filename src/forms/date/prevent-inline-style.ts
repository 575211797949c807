const STYLE_ELEMENT_ID = 'react-aria-pressable-style';

/**
 * React Aria adds an inline stylesheet to the head when it renders a pressable element, which the policy (`style-src 'self'`)
 * blocks and reports. It does not if an element with this id exists already; the one rule of that stylesheet is in the
 * stylesheet of the calendar.
 */
export function preventInlineStyle(): void {
  if (document.getElementById(STYLE_ELEMENT_ID)) return;
  const placeholder = document.createElement('meta');
  placeholder.id = STYLE_ELEMENT_ID;
  document.head.append(placeholder);
}
