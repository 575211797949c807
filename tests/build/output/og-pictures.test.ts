import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../../../scripts/serve/listen.ts';
import { htmlOf, newOutDir, reportOf, runBuild, siteFilesOf } from '../../support/build/run-build.ts';
import { startSyntheticApi, type SyntheticApi } from '../../support/api/synthetic-api.ts';
import { type Entity, syntheticContent } from '../../support/api/synthetic-content.ts';

const SITE = 'http://localhost:4173';

/** The properties of a page for link previews. */
function sharedFacts(out: string, address: string): Record<string, string> {
  const tags = htmlOf(out, address).matchAll(/<meta (?:property|name)="(og:[\w:]+|twitter:card)" content="([^"]*)">/g);
  return Object.fromEntries(Array.from(tags, ([, name, content]) => [name, content]));
}

describe('pictures for shared links', () => {
  let host: string;
  let api: SyntheticApi;
  let files: Server;
  let requested: string[] = [];
  let isBroken = false;
  let photo: Buffer;
  const out = newOutDir();

  beforeAll(async () => {
    photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer();
    files = createServer((request, response) => {
      requested.push(request.url ?? '');
      if (isBroken) response.writeHead(503).end();
      else response.end(photo);
    });
    host = await listen(files, 0);
    api = await startSyntheticApi(syntheticContent(3));
    for (const item of api.content.lists.get('/equipment') as Entity[])
      Object.assign(item, {
        image: { host, origin: 'media', relativeUrl: `${item.slug}.jpg`, extension: 'jpg' },
        gallery: [],
      });
    // A title that no build has rendered before.
    Object.assign(api.content.lists.get('/equipment')?.[0] as Entity, { name: `Установка ${Date.now()}` });
    await build();
  });
  beforeEach(() => {
    requested = [];
    isBroken = false;
  });
  afterAll(async () => {
    files.close();
    await api.close();
  });

  async function build(settings: Record<string, string> = {}, target = out) {
    const { output, code } = await runBuild(api.url, target, [], {
      OG_PICTURES: 'pages',
      FILES_ORIGIN: host,
      ...settings,
    });
    expect(output).toContain('pages in');
    expect(code).toBe(0);
    return { output, report: reportOf(target) };
  }
  const pictureFile = (address: string) =>
    path.join(out, sharedFacts(out, address)['og:image']?.replace(`${SITE}/`, '') ?? '');
  /** Colour in the centre of the circle. */
  async function colourIn(file: string) {
    const { data } = await sharp(file)
      .extract({ left: 930, top: 250, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  }

  it('show the title of the page, and each page has its own', async () => {
    const facts = sharedFacts(out, 'equipment/item-2');
    expect(facts).toMatchObject({
      'og:type': 'website',
      'og:locale': 'ru_RU',
      'og:url': `${SITE}/equipment/item-2`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(htmlOf(out, 'equipment/item-2')).toContain(`<title>${facts['og:title']}</title>`);
    expect(facts['og:image:alt']).toBeTruthy();
    expect(sharedFacts(out, 'articles/article-1')['og:type']).toBe('article');
    expect(facts['og:image']).not.toBe(sharedFacts(out, 'equipment/item-3')['og:image']);
  });

  it('are JPEGs of 1200 × 630 under 150 KB with the photo of the page in a circle', async () => {
    const file = pictureFile('equipment/item-2');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(readFileSync(file).length).toBeLessThan(150_000);
    const [red = 0, green = 255] = await colourIn(file);
    expect(red - green).toBeGreaterThan(100);
    const [logoRed = 255, logoGreen = 0] = await colourIn(pictureFile('map'));
    expect(logoGreen - logoRed).toBeGreaterThan(100);
  });

  it('are in the tree for every page that refers to one', () => {
    const pages = [...siteFilesOf(out)].filter(([file]) => file.endsWith('index.html'));
    const named = pages.flatMap(([, html]) => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((address) => !existsSync(path.join(out, address.replace(`${SITE}/`, ''))))).toEqual([]);
  });

  it('are reused by a rebuild and shared by another tree', async () => {
    expect((await build()).report.ogPictures).toEqual({ rendered: 0, omitted: [] });
    const second = newOutDir();
    await build({}, second);
    expect(requested).toEqual([]);
    expect(siteFilesOf(second)).toEqual(siteFilesOf(out));
  });

  it('lack a missing photo with a notice, and get it with the next build', async () => {
    isBroken = true;
    Object.assign(api.content.lists.get('/equipment')?.[1] as Entity, {
      name: `Другое ${Date.now()}`,
      updatedAt: new Date().toISOString(),
    });
    const { output, report } = await build();
    expect(report.ogPictures.omitted).toEqual([expect.stringMatching(/item-2\.jpg: status 503$/)]);
    expect(output).toContain('left out of pictures for shared links');
    const [red = 255, green = 0] = await colourIn(pictureFile('equipment/item-2'));
    expect(green - red).toBeGreaterThan(100);
    isBroken = false;
    expect((await build()).report).toMatchObject({
      pages: { rerendered: 0, fetched: 0 },
      ogPictures: { rendered: 1, omitted: [] },
    });
    expect((await colourIn(pictureFile('equipment/item-2')))[0]).toBeGreaterThan(150);
  });

  it('are shared by kind on large sites: a page with a photo uses it, the others use that of their kind', async () => {
    const large = newOutDir();
    await build({ OG_PICTURES: 'kinds' }, large);
    expect(sharedFacts(large, 'equipment/item-2')['og:image']).toMatch(/_medium\/item-2\.jpg$/);
    expect(sharedFacts(large, 'planners/technical-documentation/2')['og:image']).toMatch(/\/og\/[\w-]{16}\.jpg$/);
    expect(requested).toEqual([]);
  });
});
