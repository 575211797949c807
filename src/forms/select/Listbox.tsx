import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { FieldOption, OptionValue } from '../field-definition.ts';
import styles from './Listbox.module.scss';

interface ListboxProps {
  id: string;
  labelledBy: string;
  options: readonly FieldOption[];
  selected: OptionValue | null;
  /** The index of the active option; the focus stays in the field. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: FieldOption) => void;
}

export function Listbox({ id, labelledBy, options, selected, active, onActive, onChoose }: ListboxProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) scrollToOption(list.current, active);
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={styles.list}
      // A press must not move the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          id={optionId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option.value === selected}
          aria-disabled={option.disabled || undefined}
          className={classNames(styles.option, index === active && styles.active)}
          onMouseMove={() => index !== active && !option.disabled && onActive(index)}
          onClick={() => !option.disabled && onChoose(option)}
        >
          {option.label}
          {option.value === selected && <Icon name="check" size={20} />}
        </button>
      ))}
    </div>
  );
}

export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** Scrolls the list only: `scrollIntoView` would scroll the page, too. */
function scrollToOption(list: HTMLElement, index: number): void {
  const option = list.children[index];
  if (!(option instanceof HTMLElement)) return;
  const { offsetTop: top, offsetHeight: height } = option;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight;
}
