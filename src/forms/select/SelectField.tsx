import { useImperativeHandle, useRef } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import type { FieldProps } from '../field-props.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { useFieldIds } from '../layout/field-ids.ts';
import { isFocusLeaving } from '../popup/is-focus-leaving.ts';
import styles from '../popup/PopupTrigger.module.scss';
import { Popup } from '../popup/Popup.tsx';
import { fieldTexts } from '../field-texts.ts';
import { Listbox } from './Listbox.tsx';
import { ListMessage } from './ListMessage.tsx';
import { SelectButton } from './SelectButton.tsx';
import { useSelect } from './use-select.ts';
import hidden from '../layout/hidden.module.scss';

/**
 * The type `select`: one option of a list that is known from the start. Long lists and lists on the server are a `new_select`.
 */
export function SelectField({ ref, ...field }: FieldProps<'select'>) {
  const { label, required, error, options = [], disabled } = field;
  const ids = useFieldIds();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!);
  const select = useSelect(field, button);
  const hasClear = field.hasClear && select.chosen && !disabled;
  const isEmpty = options.length === 0;
  const listId = `${ids.field}list`;

  return (
    <FieldLayout
      {...{ ids, label, required, error }}
      filled={select.chosen !== undefined}
      hideLabel={field.hideLabel}
      className={field.class}
    >
      <div className={styles.field} onBlur={(event) => isFocusLeaving(event) && select.leave()}>
        <div ref={box} className={classNames(styles.box, error && styles.invalid, disabled && styles.disabled)}>
          <SelectButton {...{ ids, listId, field, select }} ref={button} hasChevron={!hasClear} />
          {hasClear && <BoxButton icon="close" label={fieldTexts().clear} onClick={select.clear} />}
        </div>
        {select.isOpen && (
          <Popup anchor={box} onDismiss={select.leave}>
            {isEmpty ? (
              <div id={listId}>
                <ListMessage>{fieldTexts().select.nothing}</ListMessage>
              </div>
            ) : (
              <Listbox
                id={listId}
                labelledBy={ids.label}
                options={options}
                selected={field.value}
                active={select.active}
                onActive={select.setActive}
                onChoose={select.choose}
              />
            )}
          </Popup>
        )}
        <span role="status" className={hidden.hidden}>
          {select.isOpen && isEmpty && fieldTexts().select.nothing}
        </span>
      </div>
    </FieldLayout>
  );
}
