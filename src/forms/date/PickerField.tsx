import { useImperativeHandle, useRef, type KeyboardEvent } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { useFieldIds } from '../layout/field-ids.ts';
import { isFocusLeaving } from '../popup/is-focus-leaving.ts';
import styles from '../popup/PopupTrigger.module.scss';
import { Popup } from '../popup/Popup.tsx';
import { fieldTexts } from '../field-texts.ts';
import { PickerButton } from './PickerButton.tsx';
import type { PickerFieldProps } from './picker-field-props.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** A field whose value is chosen in a panel: a date or a time. */
export function PickerField({ field, text, onClear, onPreload, isOpen, onOpenChange, ...opener }: PickerFieldProps) {
  const { label, required, error, disabled } = field;
  const ids = useFieldIds();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(field.ref, () => button.current!);
  const keepFocusAway = useFocusReturn(button, isOpen);
  const hasClear = field.hasClear && text !== '' && !disabled;
  const panelId = `${ids.field}panel`;

  const leave = () => {
    keepFocusAway();
    onOpenChange(false);
    field.onBlur?.();
  };
  const clear = () => {
    onClear();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      onOpenChange(false);
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      onOpenChange(true);
    }
  };

  return (
    <FieldLayout
      {...{ ids, label, required, error }}
      filled={text !== ''}
      hideLabel={field.hideLabel}
      className={field.class}
    >
      <div
        role="presentation"
        className={styles.field}
        onBlur={(event) => isFocusLeaving(event) && leave()}
        onKeyDown={onKeyDown}
        onFocus={onPreload}
        onPointerEnter={onPreload}
      >
        <div
          ref={box}
          className={classNames(
            styles.box,
            error && styles.invalid,
            disabled && styles.disabled,
            isOpen && styles.open,
          )}
        >
          <PickerButton
            {...{ ids, panelId, field, text, isOpen }}
            ref={button}
            icon={opener.icon}
            placeholder={opener.placeholder}
            hasIcon={!hasClear}
            onPress={() => onOpenChange(!isOpen)}
          />
          {hasClear && <BoxButton icon="close" label={fieldTexts().clear} onClick={clear} />}
        </div>
        {isOpen && (
          <Popup anchor={box} onDismiss={leave} fullWidth id={panelId} role="dialog" aria-labelledby={ids.label}>
            {opener.children}
          </Popup>
        )}
      </div>
    </FieldLayout>
  );
}
