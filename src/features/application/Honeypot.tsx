import type { RefObject } from 'react';
import { UNRECORDED_KEYS } from '../../forms/layout/session-replay.ts';
import { classNames } from '../../lib/react/class-names.ts';
import hidden from '../../forms/layout/hidden.module.scss';

/** A field that only robots see and fill in. */
export function Honeypot({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  return (
    <input
      ref={ref}
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className={classNames(UNRECORDED_KEYS, hidden.hidden)}
    />
  );
}

/** Whether the field was filled in. It is cleared, because autofill may have filled it and the next submit must pass. */
export function takeHoneypot({ current }: RefObject<HTMLInputElement | null>): boolean {
  const isFilled = Boolean(current?.value);
  if (current) current.value = '';
  return isFilled;
}
