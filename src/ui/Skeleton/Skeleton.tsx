import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Skeleton.module.scss';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'picture' | 'circle';
  /** As a share of the container's width. */
  width?: 'full' | 'wide' | 'half';
}

/** A grey placeholder with the position and size of loading content. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={classNames(styles.bone, styles[shape], styles[width])} aria-hidden="true" />;
}

interface SkeletonGroupProps {
  /** As high as the window: what follows would come into view and move away again when the content has loaded. */
  fillsWindow?: boolean;
  className?: string;
  children: ReactNode;
}

/** A group of boxes with a text for screen readers. */
export function SkeletonGroup({ fillsWindow, className, children }: SkeletonGroupProps) {
  const { loading } = useTexts().ui;
  return (
    <div role="status" className={classNames(styles.group, fillsWindow && styles.fillsWindow, className)}>
      <span className={styles.words}>{loading}</span>
      {children}
    </div>
  );
}

/** The boxes of a card. */
export function SkeletonCard() {
  return (
    <div className={styles.group}>
      <Skeleton shape="picture" />
      <Skeleton shape="title" width="wide" />
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

/** The boxes of a list of cards while nothing of it can be shown. */
export function SkeletonCards() {
  return (
    <SkeletonGroup fillsWindow className={styles.cards}>
      {[1, 2, 3].map((index) => (
        <SkeletonCard key={index} />
      ))}
    </SkeletonGroup>
  );
}
