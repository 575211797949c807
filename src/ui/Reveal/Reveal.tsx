import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Reveal.module.scss';
import { observeReveal } from './observe-reveal.ts';

interface RevealProps {
  children: ReactNode;
  /** Its place in a row of blocks that arrive one after another. */
  order?: 0 | 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

/** A block that comes into view on scroll. Without a script, or for those who asked for stillness, it simply stands there. */
export function Reveal({ children, order = 0, className }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? observeReveal(ref.current) : undefined), []);
  return (
    <div ref={ref} className={classNames(styles.reveal, styles[`order${order}`], className)}>
      {children}
    </div>
  );
}
