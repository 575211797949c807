import type { RefObject } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ariaAttributes, type FieldIds } from '../layout/field-ids.ts';
import { UNRECORDED_CONTENT } from '../layout/session-replay.ts';
import styles from '../popup/PopupTrigger.module.scss';
import type { PickerFieldProps } from './picker-field-props.ts';

interface PickerButtonProps extends Pick<PickerFieldProps, 'field' | 'icon' | 'text' | 'placeholder' | 'isOpen'> {
  ids: FieldIds;
  panelId: string;
  ref: RefObject<HTMLButtonElement | null>;
  /** False if a clear button replaces it. */
  hasIcon: boolean;
  onPress: () => void;
}

/** Shows the value and opens the panel. It is a combobox, since a plain button cannot be required or invalid. */
export function PickerButton({ ids, panelId, ref, field, text, isOpen, hasIcon, ...rest }: PickerButtonProps) {
  return (
    <button
      {...ariaAttributes(ids, field)}
      id={ids.field}
      ref={ref}
      type="button"
      role="combobox"
      aria-labelledby={ids.label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      className={classNames(styles.opener, UNRECORDED_CONTENT)}
      disabled={field.disabled}
      onClick={rest.onPress}
    >
      <span className={text ? styles.text : styles.placeholder}>
        {text || (field.placeholder ?? rest.placeholder) + (field.required ? '*' : '')}
      </span>
      {hasIcon && <Icon name={rest.icon} size={20} className={styles.icon} />}
    </button>
  );
}
