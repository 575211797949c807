import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './FieldLayout.module.scss';

/** Always rendered, so that a later message is announced. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {children && (
        <>
          <Icon name="alert" size={16} className={styles.errorIcon} />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
