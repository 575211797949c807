import type { Entity, SyntheticContent } from '../api/synthetic-content.ts';
import type { ReadDocument, ReadTree } from './read-tree.ts';

/** The folder of the pages of each list, and the page that lists them. Independent of the routes of the site. */
const SECTIONS: Record<string, { folder: string; list: string }> = {
  '/equipment': { folder: 'equipment', list: 'equipment' },
  '/industry': { folder: 'industry', list: 'industry' },
  '/industry-solution': { folder: 'industry-solution', list: 'industry-solution' },
  '/project': { folder: 'project', list: 'project' },
  '/article': { folder: 'articles', list: 'articles' },
  '/article/section': { folder: 'articles/section', list: 'articles' },
  '/news': { folder: 'news', list: 'news' },
};
const SITE = 'http://localhost:4173';
const OTHER_DOCUMENTS = new Set(['404.html', '500.html', 'offline.html']);

/** The faults of a tree, compared with the replies of the API. */
export function treeFaults(tree: ReadTree, content: SyntheticContent): string[] {
  const documents = [...tree.documents];
  return [
    ...tree.faults,
    ...documents.flatMap(([file, document]) => [
      ...document.faults.map((fault) => `${file} ${fault}`),
      ...(document.title.trim() === '' ? [`${file} has no title`] : []),
      ...brokenAddresses(tree, file, document),
      ...(document.refresh === undefined ? pageFaults(tree, file, document) : []),
    ]),
    ...sitemapFaults(tree),
    ...entityFaults(tree, content),
    ...listedFaults(tree, content),
  ];
}

function pageFaults({ files }: ReadTree, file: string, { headings, canonical, text }: ReadDocument): string[] {
  return [
    ...(headings.length === 1 && words(headings[0]) === '' ? [`${file} has an empty heading`] : []),
    ...(headings.length === 1 ? [] : [`${file} has ${headings.length} first headings`]),
    ...(text.trim() === '' ? [`${file} has nothing in it`] : []),
    ...(OTHER_DOCUMENTS.has(file) ? [] : payloadFaults(files, file, canonical)),
  ];
}

function payloadFaults(files: ReadonlySet<string>, file: string, canonical: string | undefined): string[] {
  const payload = file.replace(/index\.html$/, 'payload.json');
  return [
    ...(files.has(payload) ? [] : [`${file} has no payload`]),
    ...(canonical !== undefined && fileOf(canonical) === file ? [] : [`${file} says that it is ${canonical}`]),
  ];
}

/** The file that a host serves for a pathname. */
function fileOf(address: string): string {
  const name = decodeURIComponent(new URL(address).pathname.slice(1));
  return name === '' ? 'index.html' : `${name}/index.html`;
}

function brokenAddresses({ files, documents }: ReadTree, file: string, { links, loaded }: ReadDocument): string[] {
  const own = OTHER_DOCUMENTS.has(file) ? SITE : `${SITE}/${encodeURI(file.replace(/\/?index\.html$/, ''))}`;
  const isBroken = (address: string, isPage: boolean) => {
    if (!URL.canParse(address, own)) return true;
    const { origin, pathname, hash } = new URL(address, own);
    if (origin !== SITE) return false;
    const name = decodeURIComponent(pathname.slice(1));
    if (!isPage || files.has(name)) return !files.has(name);
    const target = documents.get(address.startsWith('#') ? file : fileOf(SITE + pathname));
    return target === undefined || (hash !== '' && !hasTarget(target, hash.slice(1)));
  };
  return [...links.filter((link) => isBroken(link, true)), ...loaded.filter((address) => isBroken(address, false))].map(
    (address) => `${file}: nothing is at ${address.slice(0, 120)}`,
  );
}

/** Browsers look for the id as written in the URL, then for the decoded one. */
function hasTarget({ ids }: ReadDocument, fragment: string): boolean {
  try {
    return ids.includes(fragment) || ids.includes(decodeURIComponent(fragment));
  } catch {
    return false;
  }
}

/** The sitemap lists every page once and nothing else; the feeds link to pages. */
function sitemapFaults({ addresses, documents }: ReadTree): string[] {
  const listed = addresses.get('sitemap.xml') ?? [];
  const pages = [...documents]
    .filter(([file, { robots }]) => !OTHER_DOCUMENTS.has(file) && !robots.includes('noindex'))
    .map(([file]) => file);
  const files = listed.map(fileOf);
  const inFeeds = ['rss/news.xml', 'rss/articles.xml'].flatMap((feed) => addresses.get(feed) ?? [`no ${feed}`]);
  return [
    ...pages.filter((file) => !files.includes(file)).map((file) => `${file} is not in the sitemap`),
    ...files.filter((file) => !pages.includes(file)).map((file) => `the sitemap lists ${file}`),
    ...(new Set(files).size === files.length ? [] : ['the sitemap lists a page twice']),
    ...inFeeds
      .filter((address) => !URL.canParse(address) || !documents.has(fileOf(address)))
      .map((address) => `a feed leads to ${address}`),
  ];
}

function entityFaults({ documents }: ReadTree, { lists }: SyntheticContent): string[] {
  return Object.entries(SECTIONS).flatMap(([path, { folder, list }]) => {
    const linked = new Set(
      [...documents]
        .filter(([file]) => file === `${list}/index.html` || file.startsWith(`${list}/page/`))
        .flatMap(([, { links }]) => links.map((link) => fileOf(new URL(link, SITE).href))),
    );
    return (lists.get(path) ?? []).flatMap((entity) => {
      const file = `${folder}/${entity.slug.normalize('NFC')}/index.html`;
      const document = documents.get(file);
      if (!document) return [`${path}/${entity.id} has no page ${file}`];
      const text = words(document.text);
      const missing = expectedTexts(entity).filter(([, expected]) => !text.includes(words(expected)));
      return [
        ...(words(document.headings[0]) === words(nameOf(entity))
          ? []
          : [`${file} is headed «${document.headings[0]}», not «${nameOf(entity)}»`]),
        ...(linked.has(file) ? [] : [`${list} does not lead to ${file}`]),
        ...missing.map(([field, expected]) => `${file} lacks the ${field} «${expected.slice(0, 80)}»`),
        ...(documents.get(`${folder}/${entity.id}/index.html`) ? [] : [`${path}/${entity.id} has no redirect`]),
      ];
    });
  });
}

/** Entities without a page must be in a list. */
function listedFaults({ documents }: ReadTree, { lists }: SyntheticContent): string[] {
  return [
    ['/document', 'documents'],
    ['/video', 'video'],
  ].flatMap(([path = '', folder = '']) => {
    const shown = [...documents].filter(
      ([file]) => file === `${folder}/index.html` || file.startsWith(`${folder}/page/`),
    );
    const text = words(shown.map(([, page]) => page.text).join(' '));
    return (lists.get(path) ?? [])
      .filter((entity) => !text.includes(words(nameOf(entity))))
      .map((entity) => `${folder} lacks «${nameOf(entity).slice(0, 80)}»`);
  });
}

const nameOf = (entity: Entity) => String(entity['name'] ?? entity['title']);

/** Texts that the page of an entity must show, with the names of their fields. */
function expectedTexts(entity: Entity): [field: string, text: string][] {
  return (['lead', 'description'] as const)
    .map((field): [string, unknown] => [field, entity[field]])
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string');
}

/** The letters of a text, without whitespace and invisible characters. */
function words(text = ''): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\ufffd\p{C}\p{Z}\s]/gu, '');
}
