import { useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import { fieldTexts } from '../field-texts.ts';
import { ClearButton } from './ClearButton.tsx';
import { textError } from './text-length.ts';
import { useForeignValue } from './use-foreign-value.ts';
import styles from './TextBox.module.scss';

/** The common props of all one-line text fields. */
export type TextFieldProps = Omit<FieldProps<'text'>, 'subType' | 'onChange' | 'onSearch'>;

/** The props of the input. Limits of a number and patterns are excluded, because the mask has options with the same names. */
interface BoxInput extends Omit<InputHTMLAttributes<HTMLInputElement>, 'max' | 'min' | 'pattern'> {
  inputRef: Ref<HTMLInputElement>;
}

interface TextBoxProps {
  field: TextFieldProps;
  input: Omit<BoxInput, 'inputRef'>;
  /** Renders the input; a plain one by default. */
  renderInput?: (input: BoxInput) => ReactNode;
  onClear: () => void;
  /** The rest of the mask behind the typed text; shown while the field has the focus. */
  maskHint?: { typed: string; rest: string };
  button?: ReactNode;
}

/** The box of every one-line text field: label, icon, input, clear button and error. */
export function TextBox({ field, input, renderInput = plainInput, onClear, maskHint, button }: TextBoxProps) {
  const ids = useFieldIds();
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(field.ref, () => element.current!);
  useForeignValue(element, String(input.value ?? input.defaultValue ?? ''));
  const { label, required, disabled, icon, value } = field;
  const error = textError(field, value.length);
  const clear = () => {
    onClear();
    element.current?.focus();
  };
  return (
    <FieldLayout
      {...{ ids, label, required, error }}
      filled={value.trim() !== ''}
      hideLabel={field.hideLabel}
      className={field.class}
    >
      <div className={classNames(styles.box, error && styles.invalid, disabled && styles.disabled)}>
        {icon && <Icon name={icon} size={20} />}
        <div className={styles.line}>
          {renderInput({
            ...input,
            ...ariaAttributes(ids, { error, required }),
            id: ids.field,
            inputRef: element,
            name: field.name,
            className: classNames(
              styles.input,
              UNRECORDED_KEYS,
              field.placeholderCase !== 'as-written' && styles.upper,
              maskHint && styles.masked,
            ),
            placeholder: field.placeholder ?? fieldTexts().placeholder,
            maxLength: field.maxLength,
            disabled,
            autoComplete: field.autoComplete ?? input.autoComplete,
            onBlur: field.onBlur,
          })}
          {maskHint && (
            <span aria-hidden="true" className={styles.expected}>
              <span className={styles.typed}>{maskHint.typed}</span>
              {maskHint.rest}
            </span>
          )}
        </div>
        {field.hasClear && value !== '' && !disabled && <ClearButton label={label} onClear={clear} />}
        {button}
      </div>
    </FieldLayout>
  );
}

function plainInput({ inputRef, ...attributes }: BoxInput) {
  return <input {...attributes} ref={inputRef} />;
}
