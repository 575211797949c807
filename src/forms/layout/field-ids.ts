import { useId } from 'react';

export interface FieldIds {
  field: string;
  label: string;
  note: string;
  error: string;
}

/** The ids by which label, field, note and error of one field know each other. */
export function useFieldIds(): FieldIds {
  const id = useId();
  return { field: id, label: `${id}label`, note: `${id}note`, error: `${id}error` };
}

interface FieldState {
  error?: string | undefined;
  required?: boolean | undefined;
  /** Whether a counter or a hint stands right of the label. */
  hasNote?: boolean;
}

/** What a form control says of its state to screen readers. */
export function ariaAttributes(ids: FieldIds, { error, required, hasNote }: FieldState) {
  const described = [hasNote && ids.note, error && ids.error].filter(Boolean).join(' ');
  return {
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}
