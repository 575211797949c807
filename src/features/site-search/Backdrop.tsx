import styles from './Suggestions.module.scss';

/** Covers the page while the list is open: the press that closes the list reaches no link under it. Keyboards have Esc. */
export function Backdrop({ onClose }: { onClose: () => void }) {
  return <button type="button" tabIndex={-1} aria-hidden className={styles.backdrop} onClick={onClose} />;
}
