import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './FormErrorSummary.module.scss';

interface FormErrorSummaryProps {
  text: string;
  /** True for a failed submit. Invalid fields take the focus themselves. */
  takesFocus: boolean;
}

/** The error above the form: why the form was not sent. */
export function FormErrorSummary({ text, takesFocus }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.problem}>
      <Icon name="alert" size={20} className={styles.icon} />
      <p>{text}</p>
    </div>
  );
}
