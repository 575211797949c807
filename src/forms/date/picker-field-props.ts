import type { ReactNode } from 'react';
import type { FieldProps } from '../field-props.ts';

export interface PickerFieldProps {
  field: Omit<FieldProps<'date'>, 'value' | 'onChange'>;
  icon: 'calendar' | 'clock';
  /** The displayed value; an empty text shows the placeholder. */
  text: string;
  placeholder: string;
  onClear: () => void;
  /** Called on hover and focus. */
  onPreload?: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The content of the panel. */
  children: ReactNode;
}
