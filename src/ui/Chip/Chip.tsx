import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { ItemCount, nameWithCount } from '../ItemCount/ItemCount.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './Chip.module.scss';

interface ChipProps {
  children: string | number;
  /** The number of items. */
  count?: number;
  /** What the number counts, for screen readers: «моделей». */
  noun?: string;
  active?: boolean;
  /** With it the chip is a link, without it a switch. */
  href?: string;
  onClick?: MouseEventHandler;
  /** For a switch without results. */
  disabled?: boolean;
}

export function Chip({ children, count, noun, active = false, href, onClick, disabled }: ChipProps) {
  const names = classNames(styles.chip, active && styles.active);
  const spoken = nameWithCount(String(children), count, noun);
  const content =
    count === undefined ? (
      children
    ) : (
      <>
        {`${children} `}
        <ItemCount count={count} className={styles.count} />
      </>
    );
  return href === undefined ? (
    <button
      type="button"
      className={names}
      aria-label={spoken}
      aria-pressed={active}
      disabled={disabled}
      onClick={onClick}
    >
      {content}
    </button>
  ) : (
    <Link
      href={href}
      look="plain"
      className={names}
      aria-label={spoken}
      aria-current={active ? 'true' : undefined}
      onClick={onClick}
    >
      {content}
    </Link>
  );
}

/** Chips in a row; on phones the row scrolls sideways to the edge of the screen. */
export function Chips({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {children}
    </div>
  );
}
