import { TextBox, type TextFieldProps } from './TextBox.tsx';

interface PendingFieldProps {
  field: TextFieldProps;
  text?: string;
  onFocus: () => void;
  onBlur: () => void;
  /** Takes what is typed meanwhile, as it was typed. Without it nothing can be. */
  onType?: (text: string) => void;
}

/** The box of a field whose code is on its way: nothing moves when it arrives, and nothing that was typed is lost. */
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
