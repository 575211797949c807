import { moveFocus } from './move-focus.ts';
import { namedElement } from './named-element.ts';

/** Scrolls to the element that a fragment names, if there is one, and the keyboard goes on from there. @param hash with its `#` */
export function goToFragment(hash: string, behavior: ScrollBehavior = 'instant'): void {
  const target = namedElement(hash);
  target?.scrollIntoView({ behavior });
  if (target) moveFocus(target);
}
