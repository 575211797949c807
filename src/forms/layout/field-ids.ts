import { useId } from 'react';

export interface FieldIds {
  field: string;
  label: string;
  note: string;
  error: string;
}

/** The ids that connect label, field, note and error. */
export function useFieldIds(): FieldIds {
  const id = useId();
  return { field: id, label: `${id}label`, note: `${id}note`, error: `${id}error` };
}

interface FieldState {
  error?: string;
  required?: boolean;
  /** Whether there is a character count or a hint right of the label. */
  hasNote?: boolean;
}

/** ARIA attributes for the state of a form control. */
export function ariaAttributes(ids: FieldIds, { error, required, hasNote }: FieldState) {
  const described = [hasNote && ids.note, error && ids.error].filter(Boolean).join(' ');
  return {
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}
