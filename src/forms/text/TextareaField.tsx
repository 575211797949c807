import { classNames } from '../../lib/react/class-names.ts';
import type { FieldProps } from '../field-props.ts';
import { CharacterCount } from '../layout/CharacterCount.tsx';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { unrecordedKeys } from '../layout/session-replay.ts';
import { texts } from '../texts.ts';
import { textError } from './text-error.ts';
import styles from './TextareaField.module.scss';

export function TextareaField({ ref, ...field }: FieldProps<'textarea'>) {
  const ids = useFieldIds();
  const { label, required, maxLength, value } = field;
  const error = textError(field, value.length);
  const note = maxLength !== undefined && <CharacterCount id={ids.note} length={value.length} max={maxLength} />;
  return (
    <FieldLayout {...{ ids, label, required, error, note }} hideLabel={field.hideLabel} className={field.class}>
      <textarea
        {...ariaAttributes(ids, { error, required, hasNote: Boolean(note) })}
        id={ids.field}
        ref={ref}
        name={field.name}
        className={classNames(
          styles.textarea,
          unrecordedKeys,
          field.placeholderCase !== 'as-written' && styles.upper,
          error && styles.invalid,
        )}
        placeholder={field.placeholder ?? texts().placeholder}
        maxLength={maxLength}
        disabled={field.disabled}
        autoComplete={field.autoComplete}
        value={value}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldLayout>
  );
}
