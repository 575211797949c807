import 'simplebar-react/dist/simplebar.min.css';
import { type ReactNode, useEffect, useRef } from 'react';
import SimpleBar from 'simplebar-react';
import type SimpleBarCore from 'simplebar-core';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Scrollbar.module.scss';

const MINIMUM_SIZE = 25;
/** How long after the last movement the bar believes that scrolling has stopped, ms. */
const STOP_DELAY = 175;

interface ScrollbarProps {
  children: ReactNode;
  /** What scrolls here. */
  label?: string | undefined;
  /** Limits the height. */
  className?: string | undefined;
}

/** A box that scrolls under a bar of our own. It brings SimpleBar with it: load it lazily. */
export function Scrollbar({ children, label, className }: ScrollbarProps) {
  const { scrollable } = useTexts().ui;
  const core = useRef<SimpleBarCore>(null);
  useEffect(() => {
    if (core.current) core.current.stopScrollDelay = STOP_DELAY;
  }, []);
  return (
    <SimpleBar
      ref={core}
      scrollbarMinSize={MINIMUM_SIZE}
      ariaLabel={label ?? scrollable}
      className={classNames(styles.box, className)}
    >
      {children}
    </SimpleBar>
  );
}
