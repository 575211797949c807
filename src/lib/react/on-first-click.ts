import type { MouseEvent } from 'react';

/** For a button whose second press undoes the first: the second press of a double click is ignored. */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
