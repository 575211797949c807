import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { fieldTexts } from '../field-texts.ts';
import { FieldError } from './FieldError.tsx';
import styles from './FieldLayout.module.scss';
import type { FieldIds } from './field-ids.ts';

interface FieldLayoutProps {
  ids: FieldIds;
  label?: ReactNode;
  hideLabel?: boolean;
  required?: boolean;
  /** Whether the field has a value. A required field shows its marker only without one. */
  filled: boolean;
  /** Right of the label: a character count or a hint. */
  note?: ReactNode;
  error?: string;
  className?: string;
  /** A group has no element for a `label`, so its name uses `aria-labelledby`. */
  group?: boolean;
  /** Adds the word «required» where the control does not support `aria-required`. */
  spokenRequired?: boolean;
  children: ReactNode;
}

/** The layout of every field: label with the required marker, a note beside it, the error below. */
export function FieldLayout({
  ids,
  label,
  hideLabel,
  required,
  filled,
  note,
  error,
  className,
  group,
  spokenRequired,
  children,
}: FieldLayoutProps) {
  const Label = group ? 'span' : 'label';
  return (
    <div className={classNames(styles.frame, className)}>
      {(label || note) && (
        <div className={classNames(styles.head, hideLabel && styles.hiddenLabel)}>
          <Label id={ids.label} className={styles.label} {...(group ? {} : { htmlFor: ids.field })}>
            {label}
            {required && <RequiredMarker filled={filled} spoken={spokenRequired} />}
          </Label>
          {note && <span className={styles.note}>{note}</span>}
        </div>
      )}
      {children}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}

interface RequiredMarkerProps {
  filled: boolean;
  spoken?: boolean;
}

/** An asterisk until there is a value, and a hidden word for elements that do not support `aria-required`. */
export function RequiredMarker({ filled, spoken }: RequiredMarkerProps) {
  return (
    <>
      {!filled && (
        <span aria-hidden="true" className={styles.marker}>
          {' *'}
        </span>
      )}
      {spoken && <span className={styles.unit}>, {fieldTexts().required}</span>}
    </>
  );
}
