import { type ComponentType, useEffect } from 'react';
import { useLazyPart } from '../../lib/react/use-lazy-component.ts';
import { whenQuiet } from '../../lib/browser/when-idle.ts';

/** A part of the frame that nobody needs before the page is quiet: until then its code waits. */
export function QuietPart({ load }: { load: () => Promise<ComponentType> }) {
  const { Part, want } = useLazyPart(load);
  useEffect(() => void whenQuiet().then(want), [want]);
  return Part && <Part />;
}
