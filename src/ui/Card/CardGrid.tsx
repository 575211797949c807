import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './CardGrid.module.scss';

interface CardGridProps {
  /** Columns on a wide screen. */
  columns?: 2 | 3 | 4;
  /** `rail`: on phones the cards are in one row that scrolls sideways and snaps. */
  phone?: 'list' | 'rail';
  /** The accessible name of the list. */
  label?: string;
  children: ReactNode;
}

/** The number of columns for a complete list: two cards take two columns, so that no column is empty. */
export function columnsFor<Most extends 3 | 4>(count: number, most: Most): 2 | 3 | Most {
  if (count <= 2) return 2;
  return count === 3 ? 3 : most;
}

/** The `sizes` of a card's picture in two columns. */
export const HALF_WIDTH = '(min-width: 1600px) 704px, (min-width: 600px) 46vw, 100vw';

/** A list of cards, which share the rows of the grid, so that their elements are aligned. */
export function CardGrid({ columns = 3, phone = 'list', label, children }: CardGridProps) {
  return (
    <ul aria-label={label} className={classNames(styles.grid, styles[`columns${columns}`], styles[phone])}>
      {children}
    </ul>
  );
}
