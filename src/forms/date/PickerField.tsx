import { useEffect, useImperativeHandle, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { unrecordedContent } from '../layout/session-replay.ts';
import { isFocusLeaving } from '../popup/is-focus-leaving.ts';
import styles from '../popup/PopupTrigger.module.scss';
import { Popup } from '../popup/Popup.tsx';
import { texts } from '../texts.ts';

interface PickerFieldProps {
  field: Omit<FieldProps<'date'>, 'value' | 'onChange'>;
  icon: 'calendar' | 'clock';
  /** The value as the visitor reads it; an empty text shows the placeholder. */
  text: string;
  placeholder: string;
  onClear: () => void;
  /** Called as soon as the visitor is on the way to the panel. */
  onPreload?: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the panel holds. */
  children: ReactNode;
}

/** A field whose value is picked from a panel: a date or a time. */
export function PickerField({
  field,
  icon,
  text,
  placeholder,
  onClear,
  onPreload,
  isOpen,
  onOpenChange,
  children,
}: PickerFieldProps) {
  const { label, required, error, disabled } = field;
  const ids = useFieldIds();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(field.ref, () => button.current!);
  const hasClear = field.hasClear && text !== '' && !disabled;
  const panelId = `${ids.field}panel`;

  const isLeft = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    isLeft.current = false;
    const { current } = button;
    // The panel takes the focus inside it along, unless the visitor has gone on to somewhere else.
    return () => {
      if (!isLeft.current) current?.focus();
    };
  }, [isOpen]);

  const leave = () => {
    isLeft.current = true;
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
    <FieldLayout {...{ ids, label, required, error }} hideLabel={field.hideLabel} className={field.class}>
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
          <button
            {...ariaAttributes(ids, { error, required })}
            id={ids.field}
            ref={button}
            type="button"
            // A combobox, since a plain button cannot be required or invalid.
            role="combobox"
            aria-labelledby={ids.label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            className={classNames(styles.opener, unrecordedContent)}
            disabled={disabled}
            onClick={() => onOpenChange(!isOpen)}
          >
            <span className={text ? styles.text : styles.placeholder}>
              {text || (field.placeholder ?? placeholder) + (required ? '*' : '')}
            </span>
            {!hasClear && <Icon name={icon} size={20} className={styles.icon} />}
          </button>
          {hasClear && <BoxButton icon="close" label={texts().clear} onClick={clear} />}
        </div>
        {isOpen && (
          <Popup anchor={box} onDismiss={leave} fullWidth id={panelId} role="dialog" aria-labelledby={ids.label}>
            {children}
          </Popup>
        )}
      </div>
    </FieldLayout>
  );
}
