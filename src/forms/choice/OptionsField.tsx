import { classNames } from '../../lib/react/class-names.ts';
import chip from '../../ui/Chip/Chip.module.scss';
import segment from '../../ui/Segment/Segment.module.scss';
import type { OptionValue } from '../field-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldLayout } from '../layout/FieldLayout.tsx';
import { ariaAttributes, useFieldIds } from '../layout/field-ids.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import styles from './OptionsField.module.scss';

/**
 * A few visible options: a segment, chips, or chips with multiple selection. They look like the segment and the chips of the
 * kit but are radio buttons and checkboxes, so that they can be required, invalid and disabled.
 */
export function OptionsField({
  label,
  required,
  error,
  value,
  onChange,
  options = [],
  ref,
  ...field
}: FieldProps<'options'>) {
  const ids = useFieldIds();
  const { subType = 'segment' } = field;
  const several = subType === 'multiple';
  const chosen = Array.isArray(value) ? value : options.flatMap((option) => (option.value === value ? [value] : []));
  const first = several
    ? 0
    : Math.max(
        0,
        options.findIndex((option) => chosen.includes(option.value)),
      );
  const { 'aria-required': isRequired, ...state } = ariaAttributes(ids, { error, required });
  const look = subType === 'segment' ? segment : chip;
  return (
    <FieldLayout
      group
      spokenRequired={several}
      {...{ ids, label, required, error }}
      filled={chosen.length > 0}
      hideLabel={field.hideLabel}
      className={field.class}
    >
      <div
        {...state}
        role={several ? 'group' : 'radiogroup'}
        aria-required={several ? undefined : isRequired}
        aria-labelledby={ids.label}
        className={subType === 'segment' ? segment.track : styles.chips}
      >
        {options.map((option, index) => {
          const active = chosen.includes(option.value);
          return (
            <label
              key={option.value}
              className={classNames(look.option, look.chip, active && look.active, styles.option)}
            >
              <input
                ref={index === first ? ref : undefined}
                type={several ? 'checkbox' : 'radio'}
                name={ids.field}
                className={classNames(UNRECORDED_KEYS, styles.input)}
                checked={active}
                disabled={field.disabled || option.disabled}
                onChange={() => onChange(several ? toggleValue(chosen, option.value) : option.value)}
                onBlur={field.onBlur}
              />
              {option.label}
            </label>
          );
        })}
      </div>
    </FieldLayout>
  );
}

function toggleValue(values: OptionValue[], value: OptionValue): OptionValue[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
