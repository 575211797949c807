import styles from './Suggestions.module.scss';

/** Covers the page while the list is open, so that the click that closes the list follows no link. Keyboard users press Esc. */
export function Backdrop({ onClose }: { onClose: () => void }) {
  return <button type="button" tabIndex={-1} aria-hidden className={styles.backdrop} onClick={onClose} />;
}
