import { classNames } from '../../lib/react/class-names.ts';
import type { FieldProps } from '../field-props.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import { fieldTexts } from '../field-texts.ts';
import styles from './ColorField.module.scss';

const WHITE = '#ffffff';

/** The browser's colour picker in the box of a field: a click on the swatch or on its text opens it. */
export function ColorField({ label, required, error, value, onChange, disabled, ref, ...field }: FieldProps<'color'>) {
  const ids = useFieldIds();
  const { 'aria-required': _notOfColours, ...state } = ariaAttributes(ids, { error, required });
  return (
    <FieldLayout
      spokenRequired
      {...{ ids, label, required, error }}
      filled={value !== ''}
      hideLabel={field.hideLabel}
      className={field.class}
    >
      <div className={classNames(styles.box, error && styles.invalid, disabled && styles.disabled)}>
        <input
          {...state}
          id={ids.field}
          ref={ref}
          type="color"
          name={field.name}
          className={classNames(UNRECORDED_KEYS, styles.input, value === '' && styles.empty)}
          // A native colour input cannot be empty.
          value={value || WHITE}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={field.onBlur}
        />
        <label htmlFor={ids.field} className={value ? styles.value : styles.placeholder}>
          {value || (field.placeholder ?? fieldTexts().color.placeholder)}
        </label>
        {field.hasClear && value !== '' && !disabled && (
          <BoxButton icon="close" label={fieldTexts().clear} onClick={() => onChange('')} />
        )}
      </div>
    </FieldLayout>
  );
}
