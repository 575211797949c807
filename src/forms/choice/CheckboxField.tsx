import { useEffect, useImperativeHandle, useRef } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { FieldError } from '../layout/FieldError.tsx';
import { RequiredMarker } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import styles from './CheckboxField.module.scss';

interface CheckboxFieldProps extends FieldProps<'checkbox'> {
  /** Some of the items of a «select all» are selected: a minus in place of the tick. */
  partial?: boolean;
  /** Where the visible label alone is not clear: «Сравнить» in the card of a model. Contains the label. */
  accessibleName?: string;
}

export function CheckboxField({
  label,
  required,
  error,
  value,
  onChange,
  partial = false,
  accessibleName,
  ...field
}: CheckboxFieldProps) {
  const ids = useFieldIds();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(field.ref, () => input.current!);
  useEffect(() => {
    // Not available as an HTML attribute.
    if (input.current) input.current.indeterminate = partial && !value;
  }, [partial, value]);
  return (
    <div className={field.class}>
      <div className={styles.row}>
        <span className={styles.mark}>
          <input
            {...ariaAttributes(ids, { error, required })}
            id={ids.field}
            ref={input}
            type="checkbox"
            aria-label={accessibleName}
            name={field.name}
            className={classNames(UNRECORDED_KEYS, styles.box, error && styles.invalid)}
            checked={value}
            disabled={field.disabled}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={field.onBlur}
          />
          <Icon name={partial && !value ? 'minus' : 'check'} size={16} className={styles.glyph} />
        </span>
        <div>
          <label htmlFor={ids.field} className={field.hideLabel ? styles.hiddenLabel : styles.label}>
            {label}
            {required && <RequiredMarker filled={value} />}
          </label>
          <FieldError id={ids.error}>{error}</FieldError>
        </div>
      </div>
    </div>
  );
}
