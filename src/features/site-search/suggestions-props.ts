import type { RefObject } from 'react';

/** Props of both lists of the header's search. */
export interface SuggestionsProps {
  /** The typed text. */
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** Field, buttons and the list: a press or focus outside of it closes the list. */
  area: RefObject<HTMLElement | null>;
  isWanted: boolean;
  onClose: () => void;
}
