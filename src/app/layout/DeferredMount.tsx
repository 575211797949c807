import { type ComponentType, useEffect } from 'react';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { whenNeededLater } from '../../lib/browser/when-needed.ts';

interface DeferredMountProps {
  load: () => Promise<ComponentType>;
  /** Calls back when the part has something to show, so that a chunk that has failed is loaded again. @returns the end of it */
  subscribe?: (listener: () => void) => () => void;
}

/** A part of the layout whose chunk is loaded after the visitor's first gesture. */
export function DeferredMount({ load, subscribe }: DeferredMountProps) {
  const { Component, load: want } = useLazyComponent(load);
  const isMissing = Component === undefined;
  useEffect(() => void whenNeededLater().then(want), [want]);
  useEffect(() => (isMissing ? subscribe?.(() => void want()) : undefined), [isMissing, subscribe, want]);
  return Component && <Component />;
}
