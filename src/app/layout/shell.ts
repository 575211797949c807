import { createContext, useContext } from 'react';
import type { Settings } from '../../api/resources/settings.ts';

/** The settings of the build that the browser needs. */
interface PublicConfig {
  /** Where `/frontend/v1` lives for the browser. */
  apiBaseUrl: string;
  /** Origin of the published site. */
  siteUrl: string;
  mapsApiKey?: string;
  metrikaId?: string;
  /** Whether visitors are asked for consent or notified of the counting; the default is `ask`. */
  metrikaConsent?: 'ask' | 'notice';
  /** Whether a service worker caches visited pages; if not, the worker of an earlier build is removed. */
  hasServiceWorker?: boolean;
}

/** Data that all pages share. Loaded once per build; in the browser it is read from the HTML. */
export interface Shell {
  settings: Settings;
  /** The year of the build, for the copyright line before hydration. */
  year: number;
  config: PublicConfig;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell: the component is outside the site’s shell');
  return shell;
}
