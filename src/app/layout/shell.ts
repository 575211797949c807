import { createContext, useContext } from 'react';
import type { Settings } from '../../api/resources/settings.ts';

/** What the browser needs to know of the settings of the build. */
interface PublicConfig {
  /** Where `/frontend/v1` lives for the browser. */
  apiBaseUrl: string;
  /** Origin of the published site. */
  siteUrl: string;
  mapsApiKey?: string;
  metrikaId?: string;
  /** Whether visitors are asked before they are counted, or told; they are asked where nothing is said. */
  metrikaConsent?: 'ask' | 'notice';
  /** Whether a service worker keeps copies of visited pages; where it does not, one of an earlier build is ended. */
  hasServiceWorker?: boolean;
}

/** What all pages share. Loaded once: at build for the HTML, from the HTML in the browser. */
export interface Shell {
  settings: Settings;
  /** The year of the build, for the copyright line until hydration. */
  year: number;
  config: PublicConfig;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell: the component stands outside the site’s shell');
  return shell;
}
