import type { ReactNode } from 'react';
import { BoxButton } from '../layout/BoxButton.tsx';
import { fieldTexts } from '../field-texts.ts';

interface ClearButtonProps {
  /** The label of the field. */
  label: ReactNode;
  onClear: () => void;
}

/** Clears a text field. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  const name = typeof label === 'string' ? fieldTexts().clearField(label) : fieldTexts().clear;
  return <BoxButton icon="close" label={name} onClick={onClear} />;
}
