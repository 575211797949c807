import { useId } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import type { TocEntry } from '../../lib/text/table-of-contents.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './TableOfContents.module.scss';
import { useCurrentHeading } from './use-current-heading.ts';

interface TableOfContentsProps {
  title: string;
  items: TocEntry[];
  /** On phones and tablets: folded above the text, or absent. */
  narrow?: 'folded' | 'absent';
}

/** The headings of a long text as links; the current one is marked. */
export function TableOfContents({ title, items, narrow = 'absent' }: TableOfContentsProps) {
  const current = useCurrentHeading(items);
  const id = useId();
  if (items.length < 2) return null;
  const list = (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <a
            href={`#${item.id}`}
            className={classNames(styles.link, item.id === current && styles.current)}
            aria-current={item.id === current ? 'location' : undefined}
          >
            {item.text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-labelledby={id}
      className={classNames(styles.contents, narrow === 'absent' && styles.wideOnly)}
      data-print="hidden"
    >
      {narrow === 'folded' && (
        <details className={styles.folded}>
          <summary className={styles.summary}>
            {title}
            <Icon name="chevron-down" size={20} className={styles.chevron} />
          </summary>
          {list}
        </details>
      )}
      <div className={styles.wide}>
        <div className={styles.track}>
          <p id={id} className={styles.title}>
            {title}
          </p>
          {list}
        </div>
      </div>
    </nav>
  );
}
