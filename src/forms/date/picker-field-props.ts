import type { ReactNode } from 'react';
import type { FieldProps } from '../field-props.ts';

export interface PickerFieldProps {
  field: Omit<FieldProps<'date'>, 'value' | 'onChange'>;
  icon: 'calendar' | 'clock';
  /** The value as the visitor reads it; an empty text shows the placeholder. */
  text: string;
  placeholder: string;
  onClear: () => void;
  /** Called as soon as the visitor is on the way to the panel. */
  onPreload?: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the panel holds. */
  children: ReactNode;
}
