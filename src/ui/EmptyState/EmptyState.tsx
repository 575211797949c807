import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../lib/browser/focus-static.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Status } from '../Status/Status.tsx';
import styles from './EmptyState.module.scss';

interface EmptyStateProps {
  title: string;
  /** Suggestions. */
  children?: ReactNode;
  icon?: IconName;
  /** Buttons and links. */
  actions?: ReactNode;
  /** Fills the page; this picture replaces the icon. */
  drawing?: ReactNode;
  level?: 'h2' | 'h3' | 'p';
  /** Announced to screen readers: it replies to what the visitor has typed or chosen, and nothing else on the page says so. */
  isReply?: boolean;
}

/**
 * Shown where there is no content: the reason and what to do. A link in it may bring the content of the same page; then the
 * heading of the page gets the focus.
 */
export function EmptyState({
  title,
  children,
  icon = 'search',
  actions,
  drawing,
  level: Level = 'h2',
  isReply = false,
}: EmptyStateProps) {
  const state = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = state.current;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLAnchorElement && element?.contains(activeElement))
        queueMicrotask(focusHeadingIfLost);
    };
  }, []);
  const heading = <Level className={styles.title}>{title}</Level>;
  return (
    <div ref={state} className={classNames(styles.state, drawing !== undefined && styles.page)}>
      {drawing ?? (
        <span className={styles.circle}>
          <Icon name={icon} size={28} />
        </span>
      )}
      {isReply ? <Status as="div">{heading}</Status> : heading}
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}
