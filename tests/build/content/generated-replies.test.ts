import { existsSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generatedContent } from '../../support/api/generated-content.ts';
import { startSyntheticApi, type SyntheticApi } from '../../support/api/synthetic-api.ts';
import { syntheticContent } from '../../support/api/synthetic-content.ts';
import { launchBrowser } from '../../support/browser/launch-browser.ts';
import { readTree } from '../../support/build/read-tree.ts';
import { hashesOf, newOutDir, runBuild } from '../../support/build/run-build.ts';
import { treeFaults } from '../../support/build/tree-faults.ts';

/** `GENERATED_BUILDS=2000 GENERATED_SEED=1 npx vitest run --project build generated-replies` tests more of them. */
const BUILDS = Number(process.env['GENERATED_BUILDS'] ?? 6);
/** Added to the seed of a site for the seed of the site that is built over it. */
const NEXT = 500_000;
const FIRST_SEED = Number(process.env['GENERATED_SEED'] ?? 1);

let api: SyntheticApi;
let browser: Browser;
let reader: Page;
beforeAll(async () => {
  api = await startSyntheticApi(syntheticContent(1));
  browser = await launchBrowser();
  reader = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  await api.close();
});

it.each(Array.from({ length: BUILDS }, (_, index) => FIRST_SEED + index))(
  'site %i of generated replies and the next site over it are complete, or fail with the names of the faults',
  async (seed) => {
    const out = newOutDir();
    for (const { content, change, isValid } of [generatedContent(seed), generatedContent(seed + NEXT, 14)]) {
      api.content = content;
      const before = existsSync(out) ? hashesOf(out) : undefined;
      const { code, output } = await runBuild(api.url, out, ['--retries', '0', '--allow-shrink', '1000']);
      const about = `seed ${seed}, ${change ?? 'nothing changed'}\n${output}`;
      if (isValid) expect(code, about).toBe(0);
      if (code === 0) expect(treeFaults(await readTree(reader, realpathSync(out)), content), about).toEqual([]);
      else {
        expect(output, about).toMatch(/has failed in \d+ places?; .*\n {2}\S/);
        expect(existsSync(out) ? hashesOf(out) : undefined, about).toEqual(before);
      }
    }
    rmSync(path.dirname(out), { recursive: true, force: true });
  },
);
