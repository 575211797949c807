import { hash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { OFFLINE_PAGE_PATH, SERVICE_WORKER_PATH } from '../../src/lib/browser/offline-cache.ts';
import type { BuildMeta } from '../build/site-files/build-meta.ts';
import { BUILD_CACHE_FILE, type CachedPage, readBuildCache } from '../build/cache/build-cache.ts';
import { type BuildReport, REPORT_FILE } from '../build/report/build-report.ts';
import { DEMO_API_URL } from '../demo-api/address.ts';
import { redirectTargetOf } from '../build/page/redirect-target.ts';
import { listFiles } from '../build/output/list-files.ts';
import { changedFiles } from '../build/page/integrity.ts';
import { isKept, type KeptFiles, KEPT_FILES_LIST, keptFilesOf } from '../build/page/kept-files.ts';
import { contentType } from '../serve/content-type.ts';
import { isHiddenFile } from '../serve/hidden-file.ts';
import type { Release } from './bucket/release.ts';
import { type SiteObject, storedBytes } from './bucket/site-object.ts';
import { stageOf } from './bucket/upload-order.ts';
import { UsageError } from '../setup/usage-error.ts';

/** A page in the record of a tree. */
export interface TreePage {
  /** Hash of the page data. */
  dataHash: string;
  indexable: boolean;
}

/** The keys of a page: its pathname beside the file in its folder, or the file alone, where a store cannot hold both. */
export type PageKeys = 'pathnames' | 'folders';

interface TreeOptions {
  gzip: boolean;
  pageKeys?: PageKeys;
}

/** A built tree, ready to be published. */
export interface SiteTree {
  dir: string;
  build: BuildMeta;
  /** The origin in the pages' URLs. */
  siteUrl: string;
  /** The API that it was built from. */
  api: string;
  pages: Map<string, TreePage>;
  /** The objects in the folder. */
  objects: SiteObject[];
  /** The files left out of the folder because the bucket has them. */
  kept: KeptFiles;
  pageKeys: PageKeys;
  /** The bytes of an object as they are uploaded. */
  bytesOf: (object: SiteObject) => Buffer | Promise<Buffer>;
}

const REQUIRED_FILES = ['index.html', '404.html', '500.html', 'sitemap.xml', 'robots.txt', BUILD_CACHE_FILE].concat(
  [OFFLINE_PAGE_PATH, SERVICE_WORKER_PATH].map((pathname) => pathname.slice(1)),
);

/**
 * Reads a tree and all of its files to upload.
 * @throws {UsageError} if there is none, or if it is incomplete
 */
export async function readSiteTree(folder: string, { gzip, pageKeys = 'pathnames' }: TreeOptions): Promise<SiteTree> {
  if (!existsSync(path.join(folder, 'builds/latest.json')))
    throw new UsageError(`${folder} holds no finished build: run npm run build first`);
  const dir = realpathSync(folder);
  const readJson = <T>(file: string) => JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as T;
  const { id } = readJson<{ id: string }>('builds/latest.json');
  const missing = REQUIRED_FILES.concat(`builds/meta/${id}.json`).find(
    (file) => !existsSync(path.join(dir, file)) && !isKept(dir, file),
  );
  if (missing) throw new UsageError(`${folder} is incomplete: ${missing} is missing; build it again`);
  const records = [...(readBuildCache(dir)?.pages.values() ?? [])];
  const build = readJson<BuildMeta>(`builds/meta/${id}.json`);
  assertComplete(dir, records, build);
  const pages = new Map(
    records.map(({ pathname, dataHash, facts }) => [pathname, { dataHash, indexable: facts.indexable }]),
  );

  const sources = new Map<string, string>();
  for (const file of publishedFilesOf(dir)) for (const key of keysOf(file, pageKeys)) sources.set(key, file);
  const read = (key: string) => {
    const file = sources.get(key) ?? '';
    return { file, ...storedBytes(file, readFileSync(path.join(dir, file)), gzip) };
  };
  const objects = publishedFilesOf(dir).flatMap((file): SiteObject[] => {
    const { body, gzip: compressed } = read(file);
    const redirect = stageOf(file) === 'pages' ? redirectOf(dir, file) : undefined;
    const object = {
      stage: stageOf(file),
      type: contentType(file),
      etag: hash('md5', body),
      gzip: compressed,
      redirect,
    };
    return keysOf(file, pageKeys).map((key) => ({ key, ...object }));
  });
  const { siteUrl, api } = readJson<BuildReport>(REPORT_FILE);
  const kept = keptFilesOf(dir);
  return { dir, build, siteUrl, api, pages, objects, kept, pageKeys, bytesOf: ({ key }) => read(key).body };
}

/**
 * The tree with all objects of the site: left out objects are taken from the live build.
 * @throws {UsageError} if the live build is not the one that the tree was built on
 */
export function withKeptObjects(tree: SiteTree, live: Release | undefined, archived: ReadArchived): SiteTree {
  const { build, files } = tree.kept;
  if (files.size === 0) return tree;
  if (live?.id !== build)
    throw new UsageError(
      `The tree was built on the build ${build}, and ${live?.id ?? 'no build'} is live now: npm run restore and npm run build again`,
    );
  const published = new Map(live.objects.map((object) => [object.key, object]));
  const kept = [...files.keys()]
    .flatMap((file) => keysOf(file, tree.pageKeys))
    .map((key) => {
      const object = published.get(key);
      if (object) return object;
      throw new UsageError(`${tree.dir} is incomplete: the live build ${build} has no ${key}; restore and build again`);
    });
  const keys = new Set(kept.map(({ key }) => key));
  return {
    ...tree,
    objects: [...tree.objects, ...kept],
    bytesOf: (object) => (keys.has(object.key) ? archived(object) : tree.bytesOf(object)),
  };
}

type ReadArchived = (object: SiteObject) => Promise<Buffer>;

/** Refuses a tree with canonical URLs on localhost or with the demo content. @throws {UsageError} */
export function assertPublicSite({ siteUrl, api }: SiteTree, endpoint: string): void {
  if (isLocal(endpoint)) return;
  if (isLocal(siteUrl))
    throw new UsageError(`The tree was built for ${siteUrl}: set SITE_URL to the address of the site and build again`);
  if (api === DEMO_API_URL)
    throw new UsageError(
      'The tree was built from the demo API: set API_BASE_URL to that of the company and build again',
    );
}

/** Refuses a tree that was built for another site than that of the setting. @throws {UsageError} */
export function assertBuiltFor({ siteUrl }: SiteTree, setting?: string): void {
  if (setting !== undefined && new URL(setting).origin !== new URL(siteUrl).origin)
    throw new UsageError(
      `The tree was built for ${siteUrl}, and SITE_URL is ${setting}: build again, or correct SITE_URL`,
    );
}

function isLocal(url: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
}

/** Refuses a tree whose pages differ from its record. */
function assertComplete(dir: string, pages: CachedPage[], { pages: count }: BuildMeta): void {
  const [changed] = pages.values().flatMap((page) => changedFiles(page, dir));
  if (changed) throw new UsageError(`${dir} is incomplete: ${changed} is missing or truncated; build it again`);
  if (pages.length === 0 || pages.length !== count)
    throw new UsageError(`${dir} is incomplete: ${pages.length} pages where the build wrote ${count}; build it again`);
  if (isKept(dir, 'index.html')) return;
  const home = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const missingChunk = Array.from(home.matchAll(/[" ]\/(assets\/[^" #]+)/g), ([, file = '']) => file).find(
    (file) => !existsSync(path.join(dir, file)) && !isKept(dir, file),
  );
  if (missingChunk) throw new UsageError(`${dir} is incomplete: ${missingChunk} is missing; build it again`);
}

/** Under its exact pathname a plain object store serves a page without a redirect to «/». */
function keysOf(file: string, pageKeys: PageKeys): string[] {
  const folder = file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) : undefined;
  return folder === undefined || pageKeys === 'folders' ? [file] : [file, folder];
}

/** The two files of a redirect, by the key of its page; none for the key without extension. */
export function redirectFiles(key: string): string[] {
  return path.basename(key) === 'index.html' ? [key, path.join(path.dirname(key), 'payload.json')] : [];
}

/** The target of a redirect page; undefined for other documents. */
function redirectOf(dir: string, file: string): string | undefined {
  if (path.basename(file) !== 'index.html') return undefined;
  return redirectTargetOf(path.join(dir, path.dirname(file), 'payload.json'));
}

function publishedFilesOf(dir: string): string[] {
  return listFiles(dir)
    .filter((file) => !isHiddenFile(file) && file !== KEPT_FILES_LIST)
    .toSorted();
}
