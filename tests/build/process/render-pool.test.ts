import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../../scripts/build/bundle/bundle.ts';
import { createRenderPool, type RenderPool } from '../../../scripts/build/render/render-pool.ts';
import { pageAssets } from '../../../scripts/build/bundle/page-assets.ts';
import { readSettings } from '../../../scripts/build/options/settings.ts';
import { loadShell } from '../../../scripts/build/api/load-shell.ts';
import { sitePolicy } from '../../../src/lib/browser/content-security-policy.ts';
import { allowedHosts } from '../../../scripts/build/options/settings.ts';
import { FILES_ORIGIN } from '../../support/api/synthetic-content.ts';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { htmlOf } from '../../support/build/run-build.ts';
import { projectWithView } from '../../support/build/project-with-view.ts';
import { createSource } from '../../../scripts/build/api/source.ts';

const builds = setUpBuilds();
const ITEM = {
  pathname: '/equipment/item-2',
  name: 'equipmentItem',
  params: { slug: 'item-2' },
  page: 1,
  label: '',
} as const;

/** Two threads that render every page. @param project the folder of the code */
async function threadsOf(project: string): Promise<RenderPool> {
  const settings = readSettings({ API_BASE_URL: builds.api.url, FILES_ORIGIN }, 'none');
  const code = await bundle({ root: project, cacheDir: path.join(project, '.cache') });
  const shell = await loadShell(createSource(settings, { concurrency: 1, retries: 0 }).api, settings);
  const policy = sitePolicy(allowedHosts(settings));
  const { appId, serverEntry } = code;
  return createRenderPool({ appId, serverEntry, shell, assets: pageAssets(code), policy }, 2, 0);
}

const dataOf = (address: string) =>
  JSON.stringify(JSON.parse(readFileSync(path.join(builds.published, address, 'payload.json'), 'utf8')).data);
const withView = (deed: string) => projectWithView('EquipmentItemPage', `export default () => { ${deed} };`);

describe('rendering threads', () => {
  it('render the same page as the main thread', async () => {
    const pool = await threadsOf(path.resolve('.'));
    const json = dataOf(ITEM.pathname);
    const rendered = await Promise.all([1, 2, 3].map(() => pool.render(ITEM, json)));
    await pool.close();
    const withoutPicture = (html: string) => html.replace(/<meta (?:property="og:image|name="twitter)[^>]*>/g, '');
    for (const { html, facts } of rendered) {
      expect(withoutPicture(html.join(''))).toBe(withoutPicture(htmlOf(builds.published, 'equipment/item-2')));
      expect(facts.links.length).toBeGreaterThan(3);
    }
  });

  it.each([
    ['throws', 'throw new Error("no such thing")', 'no such thing'],
    ['ends its thread', 'process.exit(3)', 'worker exited with code: 3'],
  ])('name the error of a view that %s, for every page', async (_, deed, reason) => {
    const pool = await threadsOf(await withView(deed));
    const json = dataOf(ITEM.pathname);
    await expect(pool.render(ITEM, json)).rejects.toThrow(reason);
    await expect(pool.render(ITEM, json)).rejects.toThrow(reason);
    await expect(pool.render(ITEM, json)).rejects.toThrow(reason);
    await pool.close();
  });
});
