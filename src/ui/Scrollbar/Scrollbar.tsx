import 'simplebar-react/dist/simplebar.min.css';
import { type ReactNode, useEffect, useRef } from 'react';
import SimpleBar from 'simplebar-react';
import type SimpleBarCore from 'simplebar-core';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import styles from './Scrollbar.module.scss';

const MINIMUM_SIZE = 25;
/** Scrolling has stopped after this time without movement, ms. */
const STOP_DELAY = 175;

interface ScrollbarProps {
  children: ReactNode;
  /** The accessible name. */
  label?: string;
  /** Limits the height. */
  className?: string;
}

/** A box with a custom scrollbar. It imports SimpleBar, so load it lazily. */
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
