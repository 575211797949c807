import { TextBox, type TextFace } from './TextBox.tsx';

interface WaitingBoxProps {
  field: TextFace;
  text?: string;
  onFocus: () => void;
  onBlur: () => void;
}

/** The box of a field whose code is on its way: nothing moves when it arrives. */
export function WaitingBox({ field, text = '', onFocus, onBlur }: WaitingBoxProps) {
  return (
    <TextBox
      field={{ ...field, ref: undefined, hasClear: false, onBlur }}
      onClear={() => {}}
      input={{ value: text, readOnly: true, onFocus }}
    />
  );
}
