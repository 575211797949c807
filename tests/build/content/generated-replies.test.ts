import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageFile, payloadFile } from '../../../scripts/build/page/page-files.ts';
import { plainText } from '../../../src/lib/text/plain-text.ts';
import { routes } from '../../../src/routes.ts';
import { generatedContent } from '../../support/api/generated-content.ts';
import { startSyntheticApi, type SyntheticApi } from '../../support/api/synthetic-api.ts';
import { type Entity, syntheticContent } from '../../support/api/synthetic-content.ts';
import { newOutDir, runBuild } from '../../support/build/run-build.ts';

/** `GENERATED_BUILDS=2000 GENERATED_SEED=1 npx vitest run --project build generated-replies` looks for more. */
const BUILDS = Number(process.env['GENERATED_BUILDS'] ?? 6);
const FIRST_SEED = Number(process.env['GENERATED_SEED'] ?? 1);

const PAGES = {
  '/equipment': routes.equipmentItem,
  '/industry': routes.industry,
  '/industry-solution': routes.solution,
  '/project': routes.project,
  '/article': routes.article,
  '/article/section': routes.articleSection,
  '/news': routes.newsItem,
};

let api: SyntheticApi;
beforeAll(async () => {
  api = await startSyntheticApi(syntheticContent(1));
});
afterAll(() => api.close());

/** What is said is the same in whatever way it is set. */
const words = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\ufffd\p{C}\p{Z}\s]/gu, '');

const textsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(textsOf).join(' ') : words(String(value));

/** Whether the tree has the page of every entity that the API lists, each with its own heading. */
function missingPages(out: string): string[] {
  return Object.entries(PAGES).flatMap(([list, route]) =>
    (api.content.lists.get(list) ?? []).flatMap((entity: Entity) => {
      const address = route.href({ slug: entity.slug });
      const files = [pageFile(address), payloadFile(address)].map((file) => path.join(out, file));
      if (!files.every((file) => existsSync(file))) return `${address}: no page`;
      const [html = '', payload = ''] = files.map((file) => readFileSync(file, 'utf8'));
      const name = String(entity['name'] ?? entity['title']);
      const shown = textsOf((JSON.parse(payload) as { data: object }).data);
      const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
      const heading = plainText(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
      return [
        ...(shown.includes(words(name)) ? [] : [`${address}: its data has not «${name}»`]),
        ...(/^\s*(?:—|$)/.test(title) ? [`${address}: its title is «${title}»`] : []),
        ...(heading.trim() !== '' ? [] : [`${address}: its heading is «${heading}»`]),
      ];
    }),
  );
}

it.each(Array.from({ length: BUILDS }, (_, index) => FIRST_SEED + index))(
  'a site of replies that are generated from their description, number %i, is whole or fails by name',
  async (seed) => {
    const { content, change } = generatedContent(seed);
    api.content = content;
    const out = newOutDir();
    const { code, output } = await runBuild(api.url, out, ['--retries', '0']);
    const about = `seed ${seed}, ${change ?? 'nothing changed'}\n${output}`;
    if (code === 0) expect(missingPages(out), about).toEqual([]);
    else {
      expect(output, about).toMatch(/has failed in \d+ places?; .*\n {2}\S/);
      expect(existsSync(out), about).toBe(false);
    }
    rmSync(path.dirname(out), { recursive: true, force: true });
  },
);
