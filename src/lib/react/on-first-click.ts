import type { MouseEvent } from 'react';

/** For a button that takes back what it has done: the second press of a double click does not count. */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
