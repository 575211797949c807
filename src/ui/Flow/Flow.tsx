import { classNames } from '../../lib/class-names.ts';
import ctaPhone from './drawings/cta-phone.svg';
import cta from './drawings/cta.svg';
import dark from './drawings/dark.svg';
import header from './drawings/header.svg';
import hero from './drawings/hero.svg';
import notFound from './drawings/not-found.svg';
import styles from './Flow.module.scss';
import type { FlowStage } from './stages.ts';

const drawings: Record<FlowStage, string> = { header, hero, dark, cta, 'cta-phone': ctaPhone, 'not-found': notFound };

interface FlowProps {
  stage: FlowStage;
  className?: string | undefined;
}

/** Streamlines through a sphere, as a drawing behind a stage: an image of its own keeps pages light. */
export function Flow({ stage, className }: FlowProps) {
  return (
    <img
      src={drawings[stage]}
      alt=""
      aria-hidden="true"
      loading="lazy"
      decoding="async"
      data-print="hidden"
      className={classNames(styles.flow, className)}
    />
  );
}
