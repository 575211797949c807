import { type ReactNode, StrictMode } from 'react';
import { HasLiveMapContext } from '../../features/map/has-live-map.ts';
import { ApiBaseUrlContext } from '../../features/api-client/use-api-client.ts';
import { type Shell, ShellContext } from '../layout/shell.ts';

/** The contexts of every page, on the server and in the browser. */
export function SiteProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <StrictMode>
      <ShellContext value={shell}>
        <ApiBaseUrlContext value={shell.config.apiBaseUrl}>
          <HasLiveMapContext value={shell.config.mapsApiKey !== undefined}>{children}</HasLiveMapContext>
        </ApiBaseUrlContext>
      </ShellContext>
    </StrictMode>
  );
}
