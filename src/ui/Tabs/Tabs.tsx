import { useEffect, useRef } from 'react';
import { afterPaint } from '../../lib/browser/after-paint.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { Link } from '../Link/Link.tsx';
import styles from './Tabs.module.scss';

interface Tab {
  label: string;
  href: string;
  count?: number | undefined;
}

interface TabsProps {
  /** What the tabs divide, for those who do not see it. */
  label: string;
  items: Tab[];
  /** The address of the chosen one. */
  current: string;
  /** `page`: each is a page of its own; `location`: places of one page. */
  kind?: 'page' | 'location' | undefined;
}

/** Tabs that are addresses: they work without scripts, survive a reload and can be shared. */
export function Tabs({ label, items, current, kind = 'page' }: TabsProps) {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = scroller.current;
    const index = items.findIndex(({ href }) => href === current);
    // Counts come later and make the tabs wider.
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
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a narrow screen the chosen one may lie beyond the edge. The page itself keeps still. */
function showTab(scroller: HTMLElement, index: number): void {
  const chosen = scroller.querySelectorAll('a')[index];
  if (!chosen) return;
  const { left, right } = chosen.getBoundingClientRect();
  const edges = scroller.getBoundingClientRect();
  if (left < edges.left || right > edges.right)
    scroller.scrollLeft += (left + right) / 2 - (edges.left + edges.right) / 2;
}
