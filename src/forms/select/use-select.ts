import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { FieldOption } from '../field-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { nextActiveIndex, NO_OPTION } from './list-navigation.ts';
import { useTypeAhead } from './use-type-ahead.ts';

export type Select = ReturnType<typeof useSelect>;

const OPEN_KEYS = ['Enter', ' ', 'Escape', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'];
const CLOSED_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** The state and the handlers of a plain select: list, active option, keys and type-ahead. */
export function useSelect(
  { value, onChange, onBlur, options = [] }: FieldProps<'select'>,
  button: RefObject<HTMLElement | null>,
) {
  // Undefined while the list is closed.
  const [active, setActive] = useState<number>();
  const typeAhead = useTypeAhead();
  const isOpen = active !== undefined;
  const chosen = options.findIndex((option) => option.value === value);

  const open = () =>
    setActive(chosen === NO_OPTION ? (nextActiveIndex('Home', NO_OPTION, options) ?? NO_OPTION) : chosen);
  const close = () => setActive(undefined);
  const leave = () => {
    close();
    onBlur?.();
  };
  const choose = (option: FieldOption | undefined) => {
    if (option && !option.disabled) onChange(option.value);
    close();
  };
  const clear = () => {
    onChange(null);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isOpen && event.key === 'Tab') return choose(options[active]);
    if (!letter && !(isOpen ? OPEN_KEYS : CLOSED_KEYS).includes(event.key)) return;
    event.preventDefault();
    if (letter) return setActive(typeAhead(event.key, active ?? chosen, options));
    if (!isOpen) return open();
    event.stopPropagation();
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter' || event.key === ' ') return choose(options[active]);
    setActive(nextActiveIndex(event.key, active, options));
  };

  return {
    isOpen,
    active: active ?? NO_OPTION,
    setActive,
    chosen: options[chosen],
    toggle: isOpen ? close : open,
    leave,
    choose,
    clear,
    onKeyDown,
  };
}
