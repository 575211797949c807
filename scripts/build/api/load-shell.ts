import { todayInMoscow } from '../../../src/lib/text/moscow-day.ts';
import type { Api } from '../../../src/api/index.ts';
import type { Shell } from '../../../src/app/layout/shell.ts';
import type { Settings } from '../options/settings.ts';

/** The data that all pages share: the API's settings, the year, and the settings that the browser needs. */
export async function loadShell(api: Api, settings: Settings): Promise<Shell> {
  return {
    settings: await api.settings.get(),
    year: Number(todayInMoscow().slice(0, 4)),
    config: {
      apiBaseUrl: settings.PUBLIC_API_BASE_URL ?? settings.API_BASE_URL,
      siteUrl: settings.SITE_URL,
      mapsApiKey: settings.MAPS_API_KEY,
      metrikaId: settings.METRIKA_ID,
      metrikaConsent: settings.METRIKA_ID === undefined ? undefined : settings.METRIKA_CONSENT,
      hasServiceWorker: settings.SERVICE_WORKER === 'on' ? true : undefined,
    },
  };
}
