import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import { fieldTexts } from '../field-texts.ts';
import { keyStep, parseCount, clampCount } from './counter-value.ts';
import styles from './CounterField.module.scss';

/** A number between a minus and a plus button. It can also be typed. */
export function CounterField({
  label,
  required,
  error,
  value,
  onChange,
  disabled,
  ref,
  ...field
}: FieldProps<'counter'>) {
  const ids = useFieldIds();
  const [typed, setTyped] = useState<string>();
  const limits = { min: field.min ?? 1, max: field.max ?? Infinity };
  const step = field.step ?? 1;
  // The typed number is the current one for steps, Enter and blur.
  const current = clampCount((typed === undefined ? undefined : parseCount(typed)) ?? value, limits);
  const take = (count: number) => {
    setTyped(undefined);
    onChange(count);
  };
  const commit = () => {
    if (typed !== undefined) take(current);
  };
  const move = (by: number) => take(clampCount(current + by, limits));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Enter may submit the form, so the number is committed first.
    if (event.key === 'Enter') return commit();
    const by = keyStep(event.key);
    if (by === 0) return;
    event.preventDefault();
    move(by * step);
  };
  return (
    <FieldLayout {...{ ids, label, required, error }} filled hideLabel={field.hideLabel} className={field.class}>
      <div className={classNames(styles.pill, error && styles.invalid, disabled && styles.disabled)}>
        <StepButton
          icon="minus"
          label={fieldTexts().counterField.less}
          disabled={disabled || current <= limits.min}
          onPress={() => move(-step)}
        />
        <input
          {...ariaAttributes(ids, { error, required })}
          id={ids.field}
          ref={ref}
          role="spinbutton"
          aria-valuenow={current}
          aria-valuemin={limits.min}
          aria-valuemax={limits.max === Infinity ? undefined : limits.max}
          inputMode="numeric"
          autoComplete="off"
          name={field.name}
          className={classNames(styles.value, UNRECORDED_KEYS)}
          value={typed ?? value}
          disabled={disabled}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            commit();
            field.onBlur?.();
          }}
          onKeyDown={onKeyDown}
        />
        <StepButton
          icon="plus"
          label={fieldTexts().counterField.more}
          disabled={disabled || current >= limits.max}
          onPress={() => move(step)}
        />
      </div>
    </FieldLayout>
  );
}

interface StepButtonProps {
  icon: IconName;
  label: string;
  disabled: boolean | undefined;
  onPress: () => void;
}

/** At the limit the button stays focusable: a disabled button would lose the focus. */
function StepButton({ icon, label, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
