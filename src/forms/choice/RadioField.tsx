import { classNames } from '../../lib/react/class-names.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import styles from './RadioField.module.scss';

export function RadioField({
  label,
  required,
  error,
  value,
  onChange,
  options = [],
  ref,
  ...field
}: FieldProps<'radio'>) {
  const ids = useFieldIds();
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <FieldLayout
      group
      {...{ ids, label, required, error }}
      filled={chosen !== -1}
      hideLabel={field.hideLabel}
      className={field.class}
    >
      <div role="radiogroup" aria-labelledby={ids.label} {...ariaAttributes(ids, { error, required })}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.row}>
            <input
              // The radio button that Tab would focus.
              ref={index === Math.max(chosen, 0) ? ref : undefined}
              type="radio"
              // Unique on the page, because two forms may have the same field.
              name={ids.field}
              className={classNames(UNRECORDED_KEYS, styles.ring, error && styles.invalid)}
              checked={index === chosen}
              disabled={field.disabled || option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={field.onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldLayout>
  );
}
