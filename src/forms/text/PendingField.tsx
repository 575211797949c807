import { TextBox, type TextFieldProps } from './TextBox.tsx';

interface PendingFieldProps {
  field: TextFieldProps;
  text?: string;
  onFocus: () => void;
  onBlur: () => void;
  /** Called with text typed before the chunk has loaded. Without it the box is read-only. */
  onType?: (text: string) => void;
}

/** Replaces a field while its chunk loads: the layout does not shift, and typed text is kept. */
export function PendingField({ field, text = '', onFocus, onBlur, onType }: PendingFieldProps) {
  return (
    <TextBox
      field={{ ...field, ref: undefined, hasClear: false, onBlur }}
      onClear={() => {}}
      input={
        onType
          ? { defaultValue: text, onChange: (event) => onType(event.target.value), onFocus }
          : { value: text, readOnly: true, onFocus }
      }
    />
  );
}
