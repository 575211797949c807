import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Accordion.module.scss';

/** Rows that unfold. Native elements: they open without scripts, when found by the browser's search, and in print. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

interface AccordionItemProps {
  /** The anchor of the row. */
  id?: string;
  title: ReactNode;
  /** A small line under the title: «Тула · полный день». */
  note?: ReactNode;
  children: ReactNode;
}

export function AccordionItem({ id, title, note, children }: AccordionItemProps) {
  return (
    <details id={id} className={styles.item}>
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
