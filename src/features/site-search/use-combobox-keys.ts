import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface ComboboxProps {
  input: RefObject<HTMLInputElement | null>;
  /** The typed text: the selection is reset when it changes. */
  text: string;
  listId: string;
  /** Ids of the options in their order. */
  options: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Turns an existing input into a combobox: sets its attributes and moves through the list with the arrow keys while the
 * focus stays in the input. Enter follows the active option; without one it submits the form.
 * @returns the id of the active option
 */
export function useComboboxKeys({ input, text, listId, options, isOpen, onClose }: ComboboxProps): string | undefined {
  const [chosen, setChosen] = useState<{ text: string; id: string | undefined }>();
  const id = isOpen && chosen?.text === text ? chosen.id : undefined;
  const active = id !== undefined && options.includes(id) ? id : undefined;

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    if (event.key === 'Escape') {
      setChosen(undefined);
      onClose();
    } else if (event.key === 'Enter' && active !== undefined) document.getElementById(active)?.click();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setChosen({ text, id: neighbour(options, active, event.key === 'ArrowDown' ? 1 : -1) });
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [input]);

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    setAttributes(element, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active,
    });
  }, [input, isOpen, listId, active]);

  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return active;
}

/** The next or previous option; after the last one the input itself. */
function neighbour(options: readonly string[], active: string | undefined, step: 1 | -1): string | undefined {
  const ring = [undefined, ...options];
  return ring.at((ring.indexOf(active) + step) % ring.length);
}

function setAttributes(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
