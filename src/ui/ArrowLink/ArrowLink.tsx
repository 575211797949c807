import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './ArrowLink.module.scss';

interface ArrowLinkProps {
  children: ReactNode;
  /** Without it the component is a button. */
  href?: string;
  external?: boolean;
  onClick?: MouseEventHandler;
  icon?: IconName;
  className?: string;
}

/** A link on a line of its own: «Все проекты →». */
export function ArrowLink({
  children,
  href,
  external,
  onClick,
  icon = external ? 'external' : 'arrow-right',
  className,
}: ArrowLinkProps) {
  const names = classNames(styles.link, className);
  const mark = (
    <Icon name={icon} size={20} className={classNames(styles.icon, icon === 'arrow-right' && styles.arrow)} />
  );
  const [start, end] = typeof children === 'string' ? beforeLastWord(children) : [children, ''];
  const content = (
    <>
      {start}
      <span className={styles.end}>
        {end}
        {mark}
      </span>
    </>
  );
  return href === undefined ? (
    <button type="button" className={names} onClick={onClick}>
      {content}
    </button>
  ) : (
    <Link href={href} external={external} look="plain" className={names} onClick={onClick}>
      {content}
    </Link>
  );
}

/** The icon stands in the line of the last word, not alone in the next one. A longer word must be able to break. */
const MAX_WORD = 24;

/** @returns what may wrap, and the last word */
function beforeLastWord(text: string): [string, string] {
  const start = text.lastIndexOf(' ') + 1;
  return text.length - start > MAX_WORD ? [text, ''] : [text.slice(0, start), text.slice(start)];
}
