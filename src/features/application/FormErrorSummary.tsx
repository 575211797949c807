import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './FormErrorSummary.module.scss';

interface FormErrorSummaryProps {
  text: string;
  /** Whether it takes the focus when it appears. The first invalid field takes it itself. */
  takesFocus: boolean;
}

/** The error above the form: why the form was not sent. */
export function FormErrorSummary({ text, takesFocus }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => takesFocus && box.current?.focus());
  // Not later, when the visitor is correcting the fields.
  useEffect(() => void focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.problem}>
      <Icon name="alert" size={20} className={styles.icon} />
      <p>{text}</p>
    </div>
  );
}
