import { createContext } from 'react';

/** Whether the site has a live map, which needs an API key. Set by the shell. */
export const HasLiveMapContext = createContext(false);
