import type { ReactNode } from 'react';
import type { Repeatable } from '../ui/LazyPart/lazy-part.tsx';
import { PartFailed } from '../ui/LazyPart/PartFailed.tsx';
import { fieldTexts } from './field-texts.ts';

/** Replaces a field whose chunk has failed. */
export function FailedField({ label, onRepeat }: Repeatable & { label?: ReactNode }) {
  const text = (
    <>
      {label}: {fieldTexts().failed}
    </>
  );
  return <PartFailed text={text} onRepeat={onRepeat} />;
}
