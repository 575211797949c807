import type { FieldProps } from '../field-props.ts';
import { RequiredMarker } from '../layout/FieldLayout.tsx';
import { FieldError } from '../layout/FieldError.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './ToggleField.module.scss';

/** A switch, for the types `toggle` and `boolean`. */
export function ToggleField(props: FieldProps<'toggle'> | FieldProps<'boolean'>) {
  const { label, required, error, value, onChange, ref, ...field } = props;
  const ids = useFieldIds();
  const { 'aria-required': _notOfSwitches, ...state } = ariaAttributes(ids, { error, required });
  return (
    <div className={field.class}>
      <label className={styles.row}>
        <input
          {...state}
          ref={ref}
          type="checkbox"
          role="switch"
          aria-checked={value}
          name={field.name}
          className={classNames(UNRECORDED_KEYS, styles.track, error && styles.invalid)}
          checked={value}
          disabled={field.disabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={field.onBlur}
        />
        <span className={field.hideLabel ? styles.hiddenLabel : undefined}>
          {label}
          {required && <RequiredMarker filled={value} spoken />}
        </span>
      </label>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
