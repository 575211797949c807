import { useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { FieldOption } from '../field-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { nextActiveIndex, NO_OPTION } from './list-navigation.ts';
import { useComboboxOptions } from './use-combobox-options.ts';

export type Combobox = ReturnType<typeof useCombobox>;

/** The state and the handlers of a searchable select: typed text, list and keys. */
export function useCombobox(
  { value, onChange, disabled, ...field }: FieldProps<'new_select'>,
  input: RefObject<HTMLElement | null>,
) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NO_OPTION);
  // Undefined while the input shows the selected option.
  const [typed, setTyped] = useState<string>();
  const choices = useComboboxOptions({ ...field, value, typed: typed ?? '' });
  const { items } = choices;

  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    setActive(NO_OPTION);
    setTyped(undefined);
    // What was found belongs to the typed text.
    if (typed !== undefined) choices.search('');
  };
  const leave = () => {
    if (typed === '') onChange(null);
    close();
    field.onBlur?.();
  };
  const choose = (option: FieldOption) => {
    choices.remember(option);
    onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(NO_OPTION);
    open();
    choices.search(text);
  };
  const clear = () => {
    onChange(null);
    close();
    input.current?.focus();
  };
  const loadMore = () => {
    // On the last page the button disappears and would lose the focus. Keys continue at the first new option.
    input.current?.focus();
    setActive(items.length);
    choices.loadMore();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = items[active];
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (option && !option.disabled) choose(option);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) setActive(nextActiveIndex(event.key, active, items) ?? active);
      open();
    }
  };
  const onBoxPress = (event: MouseEvent) => {
    const { target } = event;
    if (disabled || !(target instanceof Element) || target.closest('input, button')) return;
    event.preventDefault();
    input.current?.focus();
    if (isOpen) close();
    else open();
  };

  return {
    isOpen,
    active,
    setActive,
    choices,
    text: typed ?? choices.chosenLabel,
    open,
    leave,
    choose,
    type,
    clear,
    loadMore,
    onKeyDown,
    onBoxPress,
  };
}
