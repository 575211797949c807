import { useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { BoxButton } from '../layout/BoxButton.tsx';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { unrecordedKeys } from '../layout/session-replay.ts';
import { texts } from '../texts.ts';
import { textError } from './text-error.ts';
import styles from './TextBox.module.scss';

/** What all one-line texts take, whatever their type. */
export type TextFieldProps = Omit<FieldProps<'text'>, 'subType' | 'onChange' | 'onSearch'>;

interface TextBoxProps {
  field: TextFieldProps;
  input: InputHTMLAttributes<HTMLInputElement>;
  /** Of the input, where somebody else needs it too. */
  inputRef?: RefObject<HTMLInputElement | null>;
  onClear: () => void;
  /** What a mask still expects, behind what is typed; shown while the field has focus. */
  maskHint?: { typed: string; rest: string };
  button?: ReactNode;
}

/** The box of every one-line text: icon, input, clear button, and around it label and error. */
export function TextBox({ field, input, inputRef, onClear, maskHint, button }: TextBoxProps) {
  const ids = useFieldIds();
  const ownRef = useRef<HTMLInputElement>(null);
  const element = inputRef ?? ownRef;
  useImperativeHandle(field.ref, () => element.current!);
  const { label, required, disabled, icon, value } = field;
  const error = textError(field, value.length);
  const clear = () => {
    onClear();
    element.current?.focus();
  };
  return (
    <FieldLayout {...{ ids, label, required, error }} hideLabel={field.hideLabel} className={field.class}>
      <div className={classNames(styles.box, error && styles.invalid, disabled && styles.disabled)}>
        {icon && <Icon name={icon} size={20} />}
        <div className={styles.line}>
          <input
            {...input}
            {...ariaAttributes(ids, { error, required })}
            id={ids.field}
            ref={element}
            name={field.name}
            className={classNames(
              styles.input,
              unrecordedKeys,
              field.placeholderCase !== 'as-written' && styles.upper,
              maskHint && styles.masked,
            )}
            placeholder={field.placeholder ?? texts().placeholder}
            maxLength={field.maxLength}
            disabled={disabled}
            autoComplete={field.autoComplete ?? input.autoComplete}
            onBlur={field.onBlur}
          />
          {maskHint && (
            <span aria-hidden="true" className={styles.expected}>
              <span className={styles.typed}>{maskHint.typed}</span>
              {maskHint.rest}
            </span>
          )}
        </div>
        {field.hasClear && value !== '' && !disabled && (
          <BoxButton icon="close" label={clearLabel(field)} onClick={clear} />
        )}
        {button}
      </div>
    </FieldLayout>
  );
}

function clearLabel({ label }: TextFieldProps): string {
  return typeof label === 'string' ? texts().clearField(label) : texts().clear;
}
