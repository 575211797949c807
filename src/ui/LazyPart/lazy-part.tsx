import { Component, type ComponentType, lazy } from 'react';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { recoverChunk } from '../../lib/browser/chunk-recovery.ts';
import { leftPage } from '../../lib/browser/left-page.ts';
import { loadAllStyles } from '../../lib/browser/styles.ts';
import { PartFailed } from './PartFailed.tsx';

/** Props of what is shown in place of a part that has failed. */
export interface Repeatable {
  /** Loads the part again. */
  onRepeat: () => void;
}

/**
 * Like `lazy`, for a part of a page. The styles of the whole site are loaded with it, since those of the page lack the rules of
 * its parts. If its chunk fails to load in time, or the part throws, only its place shows an error, and the page around it stays.
 * The next attempt loads the chunk again; a chunk that is still missing then is recovered by one guarded full load, as that of a
 * view.
 * @param Failed replaces the part after a failure; by default a message with a button
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed?: ComponentType<Props & Repeatable>,
): ComponentType<Props> {
  const attempt = (loaded: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
    lazy(async () => {
      const isLeft = import.meta.env.SSR ? undefined : leftPage();
      try {
        return { default: await loaded() };
      } catch (error) {
        // Nobody has seen this failure, so the next visit does not begin with it.
        if (isLeft?.()) current = attempt(loadAgain);
        throw error;
      }
    });
  const loadInTime = () => withinLimit(loadWithStyles(load));
  const loadAgain = () => {
    const isLeft = leftPage();
    return loadInTime().catch((error: unknown) => recoverChunk(location.href, error, isLeft));
  };
  // React renders a part several times while it loads, and must find the same attempt.
  let current = attempt(loadInTime);
  class Boundary extends Component<{ props: Props }, { Part: ComponentType<Props>; hasFailed: boolean }> {
    override state = { Part: current, hasFailed: false };

    static getDerivedStateFromError() {
      return { hasFailed: true };
    }

    override componentDidCatch(): void {
      // React has logged the error.
      current = attempt(loadAgain);
    }

    readonly repeat = () => this.setState({ Part: current, hasFailed: false });

    override render() {
      const { Part, hasFailed } = this.state;
      const { props } = this.props;
      if (!hasFailed) return <Part {...props} />;
      return Failed ? <Failed {...props} onRepeat={this.repeat} /> : <PartFailed onRepeat={this.repeat} />;
    }
  }
  // React gives a `ref` in the props to a function only.
  return function LazyPart(props) {
    return <Boundary props={props} />;
  };
}

async function loadWithStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), import.meta.env.SSR ? undefined : loadAllStyles()]);
  return part;
}
