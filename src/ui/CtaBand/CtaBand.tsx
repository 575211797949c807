import type { ReactNode } from 'react';
import { Flow } from '../Flow/Flow.tsx';
import styles from './CtaBand.module.scss';

interface CtaBandProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The phone. */
  contact?: ReactNode;
  /** A SphereButton. */
  action: ReactNode;
}

/** The last band of a page: a call to action. */
export function CtaBand({ title, lead, contact, action }: CtaBandProps) {
  return (
    <section className={styles.band} data-print="hidden" data-cta="">
      <div className={styles.container}>
        <div className={styles.text}>
          <h2>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {contact && <div className={styles.contact}>{contact}</div>}
        </div>
        <div className={styles.action}>
          <Flow drawing="cta" className={styles.flow} />
          {action}
        </div>
      </div>
    </section>
  );
}
