import { classNames } from '../../lib/react/class-names.ts';
import cta from './drawings/cta.svg';
import dark from './drawings/dark.svg';
import header from './drawings/header.svg';
import hero from './drawings/hero.svg';
import lens from './drawings/lens.svg';
import river from './drawings/river.svg';
import styles from './Flow.module.scss';

/** The drawings that stand behind something: `scripts/assets/flow` makes them. */
const drawings = { header, hero, dark, cta, lens, river };

interface FlowProps {
  drawing: keyof typeof drawings;
  /** Stands in the first screen: not loaded lazily. */
  eager?: boolean | undefined;
  /** Turned round in the dark scheme. */
  inverted?: boolean | undefined;
  className?: string | undefined;
}

/** Streamlines through a sphere, as a drawing behind a stage: an image of its own keeps pages light. */
export function Flow({ drawing, eager = false, inverted, className }: FlowProps) {
  return (
    <img
      src={drawings[drawing]}
      alt=""
      aria-hidden="true"
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      data-print="hidden"
      data-dark={inverted ? 'inverted' : undefined}
      className={classNames(styles.flow, className)}
    />
  );
}
