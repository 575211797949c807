import type { MouseEvent } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import styles from './SkipLink.module.scss';

export const CONTENT_ID = 'content';
export const TOP_ID = 'top';

/** The first focusable element: skips the header. */
export function SkipLink({ inert }: { inert: boolean }) {
  const { skipLink } = useTexts().layout;
  return (
    <a href={`#${CONTENT_ID}`} className={styles.link} data-print="hidden" inert={inert} onClick={skip}>
      {skipLink}
    </a>
  );
}

/** Moves the focus without a history entry. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}
