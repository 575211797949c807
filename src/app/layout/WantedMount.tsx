import { type ComponentType, useEffect } from 'react';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { whenWanted } from '../../lib/browser/when-wanted.ts';

/** A part of the frame whose code waits for the first sign of the visitor. */
export function WantedMount({ load }: { load: () => Promise<ComponentType> }) {
  const { Component, load: want } = useLazyComponent(load);
  useEffect(() => void whenWanted().then(want), [want]);
  return Component && <Component />;
}
