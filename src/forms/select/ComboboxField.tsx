import { useImperativeHandle, useRef } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { useFieldIds } from '../layout/field-ids.ts';
import { isFocusLeaving } from '../popup/is-focus-leaving.ts';
import { Popup } from '../popup/Popup.tsx';
import { fieldTexts } from '../field-texts.ts';
import { ComboboxInput } from './ComboboxInput.tsx';
import styles from './ComboboxField.module.scss';
import { SelectPanel } from './SelectPanel.tsx';
import { useCombobox } from './use-combobox.ts';
import hidden from '../layout/hidden.module.scss';

/**
 * The type `new_select` as a searchable select. With `loadOptions` the server returns the options page by page; without it the
 * given options are filtered. The type `select` is a plain list.
 */
export function ComboboxField({ ref, ...field }: FieldProps<'new_select'>) {
  const ids = useFieldIds();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  const combobox = useCombobox(field, input);
  const { isOpen, active, choices } = combobox;
  const { label, required, error, value, disabled } = field;
  const listId = `${ids.field}list`;
  const hasClear = field.hasClear && value !== null && !isOpen && !disabled;

  return (
    <FieldLayout
      {...{ ids, label, required, error }}
      filled={value !== null}
      hideLabel={field.hideLabel}
      className={field.class}
    >
      <div className={styles.field} onBlur={(event) => isFocusLeaving(event) && combobox.leave()}>
        <div
          ref={box}
          role="presentation"
          className={classNames(styles.box, error && styles.invalid, disabled && styles.disabled)}
          onMouseDown={combobox.onBoxPress}
        >
          {field.icon && <Icon name={field.icon} size={20} />}
          <ComboboxInput {...{ ids, listId, field, combobox }} ref={input} />
          {hasClear ? (
            <BoxButton icon="close" label={fieldTexts().clear} onClick={combobox.clear} />
          ) : (
            <Icon name="chevron-down" size={20} className={classNames(styles.chevron, isOpen && styles.open)} />
          )}
        </div>
        {isOpen && (
          <Popup anchor={box} onDismiss={combobox.leave}>
            <SelectPanel
              {...{ listId, choices, active }}
              labelledBy={ids.label}
              selected={value}
              onActive={combobox.setActive}
              onChoose={combobox.choose}
              onLoadMore={combobox.loadMore}
            />
          </Popup>
        )}
        <span role="status" className={hidden.hidden}>
          {isOpen && (choices.message ?? fieldTexts().select.found(choices.items.length))}
        </span>
      </div>
    </FieldLayout>
  );
}
