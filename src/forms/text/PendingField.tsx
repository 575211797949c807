import { TextBox, type TextFieldProps } from './TextBox.tsx';

interface PendingFieldProps {
  field: TextFieldProps;
  onFocus: () => void;
  onBlur: () => void;
}

/** Replaces a field while its chunk loads, so that the layout does not shift. */
export function PendingField({ field, onFocus, onBlur }: PendingFieldProps) {
  return (
    <TextBox
      field={{ ...field, hasClear: false, onBlur }}
      onClear={() => {}}
      input={{ value: '', readOnly: true, onFocus }}
    />
  );
}
