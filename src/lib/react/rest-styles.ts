import { createContext } from 'react';

/** The URL of the styles below the first screen of a prerendered page. Undefined on pages rendered in the browser. */
export const RestStylesContext = createContext<string | undefined>(undefined);
