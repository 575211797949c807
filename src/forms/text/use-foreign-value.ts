import { type RefObject, useLayoutEffect } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The fields, with the text that React has last shown in each. */
const shownTexts = new Map<TextElement, string>();
const EVENTS = ['focusin', 'input', 'submit'] as const;
let isAdopting = false;

/**
 * Password managers and other extensions may fill a field without an event, or with one that does not bubble. React knows nothing
 * of it then, and would put its own text back with the next render. So such texts are noticed with the visitor's next action,
 * before React handles it.
 * @param shown the text that the field has by its state
 */
export function useForeignValue(field: RefObject<TextElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    if (shownTexts.size === 0) for (const type of EVENTS) document.addEventListener(type, adopt, true);
    shownTexts.set(element, shown);
    return () => {
      shownTexts.delete(element);
      if (shownTexts.size === 0) for (const type of EVENTS) document.removeEventListener(type, adopt, true);
    };
  }, [field, shown]);
}

function adopt({ type, target, bubbles }: Event): void {
  if (isAdopting) return;
  const foreign = [...shownTexts.keys()].filter((element) => element.value !== shownTexts.get(element));
  // What is typed into a field comes to React by itself.
  if (type === 'input' && bubbles && foreign.every((element) => element === target)) return;
  isAdopting = true;
  // Each renders the others. In the field of the event, which is first, the caret stays where it is.
  const filled = foreign
    .toSorted((one, other) => Number(other === target) - Number(one === target))
    .map((element) => [element, element.value] as const);
  for (const [element, text] of filled) fill(element, text);
  isAdopting = false;
}

function fill(element: TextElement, text: string): void {
  // React has its own setter on the element, and would not see a change.
  const { prototype } = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
