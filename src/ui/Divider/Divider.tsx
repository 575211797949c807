import styles from './Divider.module.scss';

/** A ring on a line, used before a group. */
export function Divider({ tone = 'air' }: { tone?: 'air' | 'water' }) {
  return (
    <div className={styles.divider} aria-hidden="true">
      <svg width="21" height="21" viewBox="0 0 21 21" className={styles[tone]}>
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="M4 10.5h13" />
      </svg>
    </div>
  );
}
