import type { ReactNode } from 'react';
import { FieldLayout } from '../../forms/layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../../forms/layout/field-ids.ts';
import {
  type InputError,
  inputsOf,
  isAsked,
  type NumberInput,
  type Task,
  type TypedValues,
} from '../../features/selection/inputs.ts';
import { selection } from '../../i18n/ru/selection.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './SelectionForm.module.scss';

interface SelectionFormProps {
  task: Task;
  typed: TypedValues;
  errors: Record<string, InputError> | undefined;
  onChange: (name: string, value: string) => void;
}

/** The inputs of the task. There is no submit: the result follows the typing. */
export function SelectionForm({ task, typed, errors, onChange }: SelectionFormProps) {
  const t = useAreaTexts('selection', selection);
  return (
    <form
      aria-label={t.form}
      className={styles.form}
      data-script="needed"
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      {inputsOf(task)
        .filter(([name]) => isAsked(name, typed))
        .map(([name, input]) => {
          const field = { name, value: typed[name] ?? '', onChange: (value: string) => onChange(name, value) };
          return input.kind === 'number' ? (
            <NumberField key={name} {...field} id={`${task}.${name}`} input={input} error={errors?.[name]} />
          ) : (
            <ChoiceField key={name} {...field} id={`${task}.${name}`} options={input.options} />
          );
        })}
    </form>
  );
}

interface FieldProps {
  /** Key of its texts. */
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

function NumberField({
  id,
  name,
  value,
  onChange,
  input,
  error,
}: FieldProps & { input: NumberInput; error: InputError | undefined }) {
  const t = useAreaTexts('selection', selection);
  const ids = useFieldIds();
  const texts = t.numbers[id] ?? { label: name, reason: '' };
  const { min, max } = input;
  const message = error && t.errors[error](t.range(input, texts));
  return (
    <FieldLayout
      ids={ids}
      label={`${texts.label}, ${input.unit}`}
      filled={value !== ''}
      note={<span id={ids.note}>{t.limits(min, max)}</span>}
      error={message}
    >
      <Box invalid={message !== undefined}>
        <input
          id={ids.field}
          name={name}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...ariaAttributes(ids, { error: message, hasNote: true })}
        />
      </Box>
    </FieldLayout>
  );
}

function ChoiceField({ id, name, value, onChange, options }: FieldProps & { options: readonly string[] }) {
  const t = useAreaTexts('selection', selection);
  const ids = useFieldIds();
  const texts = t.choices[id];
  return (
    <FieldLayout ids={ids} label={texts?.label} filled>
      <Box>
        <select
          id={ids.field}
          name={name}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {texts?.options[option] ?? option}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} />
      </Box>
    </FieldLayout>
  );
}

function Box({ invalid = false, children }: { invalid?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.box, invalid && styles.invalid)}>{children}</div>;
}
