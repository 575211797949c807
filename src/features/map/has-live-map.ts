import { createContext } from 'react';

/** Whether the site may show a live map. Given by the shell: it needs a key. */
export const HasLiveMapContext = createContext(false);
