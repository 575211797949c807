import { type ComponentType, useEffect } from 'react';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { whenWanted } from '../../lib/browser/when-wanted.ts';

/** A part of the layout whose chunk is loaded after the visitor's first gesture. */
export function WantedMount({ load }: { load: () => Promise<ComponentType> }) {
  const { Component, load: want } = useLazyComponent(load);
  useEffect(() => void whenWanted().then(want), [want]);
  return Component && <Component />;
}
