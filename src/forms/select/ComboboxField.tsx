import { useImperativeHandle, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { FieldOption } from '../field-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { unrecordedKeys } from '../layout/session-replay.ts';
import { isFocusLeaving } from '../popup/is-focus-leaving.ts';
import { Popup } from '../popup/Popup.tsx';
import { texts } from '../texts.ts';
import { nextActiveIndex, NO_OPTION } from './list-navigation.ts';
import { optionId } from './Listbox.tsx';
import styles from './ComboboxField.module.scss';
import { SelectPanel } from './SelectPanel.tsx';
import { useComboboxOptions } from './use-combobox-options.ts';

/**
 * The type `new_select`, as we read the specification: a select that is searched by typing into it. With `loadOptions`
 * the server is asked, page by page; without, the given options are filtered. The type `select` is the plain list.
 */
export function ComboboxField({
  label,
  required,
  error,
  value,
  onChange,
  disabled,
  ...field
}: FieldProps<'new_select'>) {
  const ids = useFieldIds();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(field.ref, () => input.current!);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NO_OPTION);
  // What is typed; nothing while the input shows the chosen option.
  const [typed, setTyped] = useState<string>();
  const choices = useComboboxOptions({ ...field, value, typed: typed ?? '' });
  const { items } = choices;
  const listId = `${ids.field}list`;

  const close = () => {
    setOpen(false);
    setActive(NO_OPTION);
    setTyped(undefined);
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
    setOpen(true);
    choices.search(text);
  };
  const clear = () => {
    onChange(null);
    close();
    input.current?.focus();
  };
  const loadMore = () => {
    // Focus would fall out of the page with the button on the last page; the keys go on at the first new option.
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
      setOpen(true);
    }
  };
  const pressBox = (event: MouseEvent) => {
    const { target } = event;
    if (disabled || !(target instanceof Element) || target.closest('input, button')) return;
    event.preventDefault();
    input.current?.focus();
    if (isOpen) close();
    else setOpen(true);
  };

  return (
    <FieldLayout {...{ ids, label, required, error }} hideLabel={field.hideLabel} className={field.class}>
      <div className={styles.field} onBlur={(event) => isFocusLeaving(event) && leave()}>
        <div
          ref={box}
          role="presentation"
          className={classNames(styles.box, error && styles.invalid, disabled && styles.disabled)}
          onMouseDown={pressBox}
        >
          {field.icon && <Icon name={field.icon} size={20} />}
          <input
            {...ariaAttributes(ids, { error, required })}
            id={ids.field}
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && items[active] ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            name={field.name}
            className={classNames(styles.input, unrecordedKeys, field.placeholderCase !== 'as-written' && styles.upper)}
            placeholder={field.placeholder ?? texts().select.placeholder}
            maxLength={field.maxLength}
            disabled={disabled}
            value={typed ?? choices.chosenLabel}
            onChange={(event) => type(event.target.value)}
            onClick={() => setOpen(true)}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
          />
          {field.hasClear && value !== null && !isOpen && !disabled ? (
            <BoxButton icon="close" label={texts().clear} onClick={clear} />
          ) : (
            <Icon name="chevron-down" size={20} className={classNames(styles.chevron, isOpen && styles.open)} />
          )}
        </div>
        {isOpen && (
          <Popup anchor={box} onDismiss={leave}>
            <SelectPanel
              {...{ listId, choices, active }}
              labelledBy={ids.label}
              selected={value}
              onActive={setActive}
              onChoose={choose}
              onLoadMore={loadMore}
            />
          </Popup>
        )}
        <span role="status" className={styles.status}>
          {isOpen && (choices.message ?? texts().select.found(items.length))}
        </span>
      </div>
    </FieldLayout>
  );
}
