import path from 'node:path';
import { sitePolicy } from '../../../src/lib/browser/content-security-policy.ts';
import type { PreviewMark } from '../../../src/app/server/document.ts';
import { pages } from '../../../src/pages/index.ts';
import { type Bundle, bundle } from '../../build/bundle/bundle.ts';
import { fileOnDemand } from '../file-on-demand.ts';
import { renderOnDemand, type RenderedResponse } from '../../build/render/render-on-demand.ts';
import { pageAssets } from '../../build/bundle/page-assets.ts';
import { allowedHosts, type Settings } from '../../build/options/settings.ts';
import { loadShell } from '../../build/api/load-shell.ts';
import { createSource } from '../../build/api/source.ts';
import { createRenderContext } from '../../build/render/render-context.ts';
import { BANNER_STYLES } from './preview-banner.ts';

/** Renders pages as on the published site, marked as a preview. */
export interface PreviewRenderer {
  bundle: Bundle;
  /** Calls the API each time, so that an editor's last change is included. */
  render: (pathname: string) => Promise<RenderedResponse>;
  /** A file that a build creates from the models; undefined for other pathnames. */
  file: (pathname: string) => Promise<string | Uint8Array | undefined>;
}

/** @param settings those of the site; Metrika is off and nothing is stored */
export async function createPreviewRenderer(
  root: string,
  settings: Settings,
  { mark = { styles: BANNER_STYLES }, scripts = true }: { mark?: PreviewMark; scripts?: boolean } = {},
): Promise<PreviewRenderer> {
  const previewSettings: Settings = { ...settings, METRIKA_ID: undefined, SERVICE_WORKER: 'off' };
  const code = await bundle({ root, cacheDir: path.join(root, '.cache') });
  const all = pageAssets(code);
  const assets = scripts ? all : { ...all, entry: undefined, beforePaint: undefined };
  const source = () => createSource(previewSettings, { concurrency: 8, retries: 0 });
  return {
    bundle: code,
    file: (pathname) => fileOnDemand(pathname, source().api),
    async render(pathname) {
      const { api } = source();
      const renderContext = await createRenderContext({
        appId: code.appId,
        serverEntry: code.serverEntry,
        shell: await loadShell(api, previewSettings),
        assets,
        policy: sitePolicy(allowedHosts(previewSettings)),
        preview: mark,
      });
      return renderOnDemand(pathname, { pages, api, renderContext });
    },
  };
}
