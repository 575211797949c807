import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Reveal.module.scss';
import { observeReveal } from './observe-reveal.ts';

interface RevealProps {
  children: ReactNode;
  /** Its index among blocks that appear one after another. */
  order?: 0 | 1 | 2 | 3;
  className?: string;
}

/** A block that fades in on scroll. Without scripts, or with reduced motion, it is shown at once. */
export function Reveal({ children, order = 0, className }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? observeReveal(ref.current) : undefined), []);
  return (
    <div ref={ref} className={classNames(styles.reveal, styles[`order${order}`], className)}>
      {children}
    </div>
  );
}
