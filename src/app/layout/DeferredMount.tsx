import { type ComponentType, useEffect } from 'react';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { whenNeededLater } from '../../lib/browser/when-needed.ts';

/** A part of the layout whose chunk is loaded after the visitor's first gesture. */
export function DeferredMount({ load }: { load: () => Promise<ComponentType> }) {
  const { Component, load: want } = useLazyComponent(load);
  useEffect(() => void whenNeededLater().then(want), [want]);
  return Component && <Component />;
}
