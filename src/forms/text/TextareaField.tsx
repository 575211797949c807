import { useImperativeHandle, useRef } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { CharacterCount } from '../layout/CharacterCount.tsx';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import { fieldTexts } from '../field-texts.ts';
import { ClearButton } from './ClearButton.tsx';
import { sentLength, textError, typedLimit } from './text-length.ts';
import { useForeignValue } from './use-foreign-value.ts';
import styles from './TextareaField.module.scss';

export function TextareaField({ ref, ...field }: FieldProps<'textarea'>) {
  const ids = useFieldIds();
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current!);
  useForeignValue(element, field.value);
  const { label, required, maxLength, value, icon, disabled } = field;
  const length = sentLength(value);
  const error = textError(field, length);
  const note = maxLength !== undefined && <CharacterCount id={ids.note} length={length} max={maxLength} />;
  const hasClear = field.hasClear && value !== '' && !disabled;
  const clear = () => {
    field.onChange('');
    element.current?.focus();
  };
  return (
    <FieldLayout
      {...{ ids, label, required, error, note }}
      filled={value.trim() !== ''}
      hideLabel={field.hideLabel}
      className={field.class}
    >
      <div className={styles.field}>
        {icon && <Icon name={icon} size={20} className={styles.icon} />}
        <textarea
          {...ariaAttributes(ids, { error, required, hasNote: Boolean(note) })}
          id={ids.field}
          ref={element}
          name={field.name}
          className={classNames(
            styles.textarea,
            UNRECORDED_KEYS,
            field.placeholderCase !== 'as-written' && styles.upper,
            error && styles.invalid,
            icon && styles.withIcon,
            hasClear && styles.withClear,
          )}
          placeholder={field.placeholder ?? fieldTexts().placeholder}
          maxLength={maxLength === undefined ? undefined : typedLimit(value, maxLength)}
          disabled={disabled}
          autoComplete={field.autoComplete}
          value={value}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
        {hasClear && (
          <span className={styles.clear}>
            <ClearButton label={label} onClear={clear} />
          </span>
        )}
      </div>
    </FieldLayout>
  );
}
