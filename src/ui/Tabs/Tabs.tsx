import { useEffect, useRef } from 'react';
import { afterPaint } from '../../lib/browser/after-paint.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { formatCount } from '../../i18n/plural.ts';
import { Link } from '../Link/Link.tsx';
import styles from './Tabs.module.scss';

interface Tab {
  label: string;
  href: string;
  count?: number;
}

interface TabsProps {
  /** The accessible name. */
  label: string;
  items: Tab[];
  /** The URL of the selected tab. */
  current: string;
  /** `page`: each tab is a page; `location`: each is an anchor of one page. */
  kind?: 'page' | 'location';
}

/** Tabs that are links: they work without scripts, survive a reload and can be shared. */
export function Tabs({ label, items, current, kind = 'page' }: TabsProps) {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = scroller.current;
    const index = items.findIndex(({ href }) => href === current);
    // Counts load later and make the tabs wider.
    return bar ? afterPaint(() => showTab(bar, index)) : undefined;
  }, [items, current]);
  return (
    <nav ref={scroller} aria-label={label} className={styles.scroller}>
      <ul className={styles.tabs}>
        {items.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              look="plain"
              className={classNames(styles.tab, tab.href === current && styles.active)}
              aria-current={tab.href === current ? kind : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{formatCount(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a narrow screen the selected tab may be hidden. The page itself is not scrolled. */
function showTab(scroller: HTMLElement, index: number): void {
  const chosen = scroller.querySelectorAll('a')[index];
  if (!chosen) return;
  const { left, right } = chosen.getBoundingClientRect();
  const edges = scroller.getBoundingClientRect();
  if (left < edges.left || right > edges.right)
    scroller.scrollLeft += (left + right) / 2 - (edges.left + edges.right) / 2;
}
