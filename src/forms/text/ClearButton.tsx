import type { ReactNode } from 'react';
import { BoxButton } from '../layout/BoxButton.tsx';
import { fieldTexts } from '../field-texts.ts';

interface ClearButtonProps {
  /** Of the field that it empties. */
  label: ReactNode;
  onClear: () => void;
}

/** Empties a text. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  const name = typeof label === 'string' ? fieldTexts().clearField(label) : fieldTexts().clear;
  return <BoxButton icon="close" label={name} onClick={onClear} />;
}
