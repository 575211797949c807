import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Tabs.module.scss';

export interface TabPanel {
  label: string;
  count?: number;
  content: ReactNode;
}

/** Tabs inside a page: arrow keys, Home and End move between them. Without scripts every panel is open. */
export function TabPanels({ label, items }: { label: string; items: TabPanel[] }) {
  const [chosen, setChosen] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(event.key, chosen, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    tabs.current[next]?.focus();
  };

  return (
    <div>
      <div className={styles.scroller}>
        <div role="tablist" aria-label={label} className={styles.tabs}>
          {items.map((item, index) => (
            <button
              key={item.label}
              ref={(element) => {
                tabs.current[index] = element;
              }}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              className={classNames(styles.tab, index === chosen && styles.active)}
              onClick={() => setChosen(index)}
              onKeyDown={onKeyDown}
            >
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </button>
          ))}
        </div>
      </div>
      {items.map((item, index) => (
        <div
          key={item.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
          tabIndex={0}
          className={styles.panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

function neighbour(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
