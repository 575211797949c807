import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './CardGrid.module.scss';

interface CardGridProps {
  /** How many stand beside each other on a wide screen. */
  columns?: 2 | 3 | 4 | undefined;
  /** `rail`: on phones the cards stand in one row that snaps. */
  phone?: 'list' | 'rail' | undefined;
  /** What the cards are, for those who do not see the heading above. */
  label?: string | undefined;
  children: ReactNode;
}

/** Columns for cards of which all are at hand: two of them make two columns and leave no hole. */
export function columnsFor<Most extends 3 | 4>(count: number, most: Most): 2 | 3 | Most {
  if (count <= 2) return 2;
  return count === 3 ? 3 : most;
}

/** How wide the picture of a card in two columns stands. */
export const HALF_WIDTH = '(min-width: 1600px) 704px, (min-width: 600px) 46vw, 100vw';

/** A list of cards. Its children are cards; they share the rows of the grid, so that their parts line up. */
export function CardGrid({ columns = 3, phone = 'list', label, children }: CardGridProps) {
  return (
    <ul aria-label={label} className={classNames(styles.grid, styles[`columns${columns}`], styles[phone])}>
      {children}
    </ul>
  );
}
