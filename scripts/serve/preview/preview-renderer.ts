import path from 'node:path';
import { policyMeta, sitePolicy } from '../../../src/lib/browser/content-security-policy.ts';
import { pages } from '../../../src/pages/index.ts';
import { type Bundle, bundle } from '../../build/bundle/bundle.ts';
import { createDrawing } from '../../build/render/render-page.ts';
import { drawAddress, type DrawnAddress } from '../../build/render/render-on-demand.ts';
import { pageAssets } from '../../build/bundle/page-assets.ts';
import { allowedHosts, type Settings } from '../../build/options/settings.ts';
import { loadShell, sourceFor } from '../../build/api/shell.ts';

/** Draws pages as the published site would show them, marked as a preview. */
export interface Studio {
  code: Bundle;
  /** Asks the API anew each time: what an editor has just saved is seen at once. */
  draw: (address: string) => Promise<DrawnAddress>;
}

/** @param settings those of the site; the counter stays off, and nothing of a preview is kept for later. */
export async function openStudio(root: string, settings: Settings): Promise<Studio> {
  const own: Settings = { ...settings, METRIKA_ID: undefined, SERVICE_WORKER: 'off' };
  const code = await bundle({ root, cacheDir: path.join(root, '.cache') });
  return {
    code,
    async draw(address) {
      const { api } = sourceFor(own, { concurrency: 8, retries: 0 });
      const drawing = await createDrawing({
        appId: code.appId,
        serverEntry: code.serverEntry,
        shell: await loadShell(api, own),
        assets: pageAssets(code.manifest),
        policy: policyMeta(sitePolicy(allowedHosts(own))),
        preview: true,
      });
      return drawAddress(address, { pages, api, drawing });
    },
  };
}
