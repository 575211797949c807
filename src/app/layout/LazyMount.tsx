import { type ComponentType, useEffect } from 'react';
import { whenInteracted } from '../../lib/browser/when-interacted.ts';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';

interface LazyMountProps {
  load: () => Promise<ComponentType>;
  /** Says when the component is needed; when the visitor turns to the page unless said. */
  when?: () => Promise<unknown>;
}

/** A part of the layout that nobody needs at first: until then its code waits. */
export function LazyMount({ load, when = whenInteracted }: LazyMountProps) {
  const { Component, load: mount } = useLazyComponent(load);
  useEffect(() => void when().then(mount), [mount, when]);
  return Component && <Component />;
}
