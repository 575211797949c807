import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Accordion.module.scss';

/** Rows that open one under another. Native: they open without scripts, on search in the page and on paper. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

interface AccordionItemProps {
  /** The anchor of the row. */
  id?: string;
  title: ReactNode;
  /** A small line under the title: «Тула · полный день». */
  note?: ReactNode;
  open?: boolean;
  /** Rows of one name are open one at a time. */
  name?: string;
  children: ReactNode;
}

export function AccordionItem({ id, title, note, open, name, children }: AccordionItemProps) {
  return (
    <details id={id} className={styles.item} open={open} name={name}>
      <summary className={styles.summary}>
        <span className={styles.title}>
          {title}
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <Icon name="plus" className={styles.plus} />
        <Icon name="minus" className={styles.minus} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
