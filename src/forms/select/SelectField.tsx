import { useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { FieldOption } from '../field-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { isFocusLeaving } from '../popup/is-focus-leaving.ts';
import styles from '../popup/PopupTrigger.module.scss';
import { Popup } from '../popup/Popup.tsx';
import { texts } from '../texts.ts';
import { Listbox, optionId } from './Listbox.tsx';
import { nextActiveIndex, NO_OPTION } from './list-navigation.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** One of a list that is known from the start: the type `select`. What is long or on the server is a `new_select`. */
export function SelectField({
  label,
  required,
  error,
  value,
  onChange,
  options = [],
  disabled,
  ...field
}: FieldProps<'select'>) {
  const ids = useFieldIds();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [active, setActive] = useState<number>();
  const typeAhead = useTypeAhead();
  useImperativeHandle(field.ref, () => button.current!);
  const isOpen = active !== undefined;
  const chosen = options.findIndex((option) => option.value === value);
  const hasClear = field.hasClear && chosen !== NO_OPTION && !disabled;
  const listId = `${ids.field}list`;

  const open = () =>
    setActive(chosen === NO_OPTION ? (nextActiveIndex('Home', NO_OPTION, options) ?? NO_OPTION) : chosen);
  const close = () => setActive(undefined);
  const leave = () => {
    close();
    field.onBlur?.();
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
    if (!letter && !(isOpen ? openKeys : closedKeys).includes(event.key)) return;
    event.preventDefault();
    if (letter) return setActive(typeAhead(event.key, active ?? chosen, options));
    if (!isOpen) return open();
    event.stopPropagation();
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter' || event.key === ' ') return choose(options[active]);
    setActive(nextActiveIndex(event.key, active, options));
  };

  return (
    <FieldLayout {...{ ids, label, required, error }} hideLabel={field.hideLabel} className={field.class}>
      <div className={styles.field} onBlur={(event) => isFocusLeaving(event) && leave()}>
        <div ref={box} className={classNames(styles.box, error && styles.invalid, disabled && styles.disabled)}>
          <button
            {...ariaAttributes(ids, { error, required })}
            id={ids.field}
            ref={button}
            type="button"
            role="combobox"
            aria-labelledby={ids.label}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active !== NO_OPTION ? optionId(listId, active) : undefined}
            className={styles.opener}
            disabled={disabled}
            onClick={() => (isOpen ? close() : open())}
            onKeyDown={onKeyDown}
          >
            {field.icon && <Icon name={field.icon} size={20} className={styles.icon} />}
            <span className={chosen === NO_OPTION ? styles.placeholder : styles.text}>
              {options[chosen]?.label ?? field.placeholder ?? texts().select.placeholder}
            </span>
            {!hasClear && (
              <Icon
                name="chevron-down"
                size={20}
                className={classNames(styles.icon, styles.chevron, isOpen && styles.turned)}
              />
            )}
          </button>
          {hasClear && <BoxButton icon="close" label={texts().clear} onClick={clear} />}
        </div>
        {isOpen && (
          <Popup anchor={box} onDismiss={leave}>
            <Listbox
              id={listId}
              labelledBy={ids.label}
              options={options}
              selected={value}
              active={active}
              onActive={setActive}
              onChoose={choose}
            />
          </Popup>
        )}
      </div>
    </FieldLayout>
  );
}

const openKeys = ['Enter', ' ', 'Escape', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'];
const closedKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
