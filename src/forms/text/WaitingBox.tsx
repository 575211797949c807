import { TextBox, type TextFace } from './TextBox.tsx';

/** The box of a field whose code is on its way: nothing moves when it arrives. */
export function WaitingBox({ field, text = '' }: { field: TextFace; text?: string }) {
  return <TextBox field={{ ...field, hasClear: false }} onClear={() => {}} input={{ value: text, readOnly: true }} />;
}
