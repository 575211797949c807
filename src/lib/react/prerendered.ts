import { createContext } from 'react';

/**
 * Whether the page is rendered on the server or hydrated from its HTML, which it must match then. A page of a later navigation
 * is rendered in the browser alone.
 */
export const PrerenderedContext = createContext(true);
