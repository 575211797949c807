import { createContext } from 'react';

/** The URL of the page's styles in a prerendered document. Undefined on pages rendered in the browser. */
export const PageStylesContext = createContext<string | undefined>(undefined);
