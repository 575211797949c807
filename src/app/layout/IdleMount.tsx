import { type ComponentType, useEffect } from 'react';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';

/** A part of the frame that nobody needs before the page is quiet: until then its code waits. */
export function IdleMount({ load }: { load: () => Promise<ComponentType> }) {
  const { Component, load: want } = useLazyComponent(load);
  useEffect(() => void whenIdle().then(want), [want]);
  return Component && <Component />;
}
