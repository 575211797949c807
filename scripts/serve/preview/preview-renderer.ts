import path from 'node:path';
import { policyMeta, sitePolicy } from '../../../src/lib/browser/content-security-policy.ts';
import { pages } from '../../../src/pages/index.ts';
import { type Bundle, bundle } from '../../build/bundle/bundle.ts';
import { renderOnDemand, type RenderedResponse } from '../../build/render/render-on-demand.ts';
import { pageAssets } from '../../build/bundle/page-assets.ts';
import { allowedHosts, type Settings } from '../../build/options/settings.ts';
import { loadShell } from '../../build/api/load-shell.ts';
import { createSource } from '../../build/api/source.ts';
import { createRenderContext } from '../../build/render/render-context.ts';

/** Draws pages as the published site would show them, marked as a preview. */
export interface PreviewRenderer {
  bundle: Bundle;
  /** Asks the API anew each time: what an editor has just saved is seen at once. */
  render: (address: string) => Promise<RenderedResponse>;
}

/** @param settings those of the site; Metrika stays off, and nothing of a preview is kept for later. */
export async function createPreviewRenderer(root: string, settings: Settings): Promise<PreviewRenderer> {
  const previewSettings: Settings = { ...settings, METRIKA_ID: undefined, SERVICE_WORKER: 'off' };
  const code = await bundle({ root, cacheDir: path.join(root, '.cache') });
  return {
    bundle: code,
    async render(address) {
      const { api } = createSource(previewSettings, { concurrency: 8, retries: 0 });
      const renderContext = await createRenderContext({
        appId: code.appId,
        serverEntry: code.serverEntry,
        shell: await loadShell(api, previewSettings),
        assets: pageAssets(code.manifest),
        policy: policyMeta(sitePolicy(allowedHosts(previewSettings))),
        preview: true,
      });
      return renderOnDemand(address, { pages, api, renderContext });
    },
  };
}
