import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforePaintScript } from '../../../scripts/build/bundle/page-assets.ts';

/** A document as parsed by a browser. */
export interface ReadDocument {
  title: string;
  canonical: string | undefined;
  /** Whether search engines may list it, and the target of its redirect. */
  robots: string;
  refresh: string | undefined;
  headings: string[];
  /** The text of `main`. */
  text: string;
  links: string[];
  /** URLs of the resources of the document: pictures, scripts, stylesheets. */
  loaded: string[];
  ids: string[];
  /** Executable or forbidden markup, one line for each. */
  faults: string[];
}

export interface ReadTree {
  /** All files, with slashes, relative to the tree. */
  files: Set<string>;
  /** By file. */
  documents: Map<string, ReadDocument>;
  /** The texts of `loc` and `link` elements, by file. */
  addresses: Map<string, string[]>;
  /** XML and JSON files that are malformed. */
  faults: string[];
}

/**
 * Reads a tree by the parsers of a browser and of Node, without any code of the site, so that a fault in the checks of the
 * build does not hide a fault of the tree.
 */
export async function readTree(page: Page, dir: string): Promise<ReadTree> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const textsOf = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file): [string, string] => [file, readFileSync(path.join(dir, file), 'utf8')]);
  const documents = await page.evaluate(readDocuments, { texts: textsOf('.html'), ownScript: beforePaintScript() });
  const addresses = await page.evaluate(readAddresses, textsOf('.xml'));
  const drawings = await page.evaluate(readAddresses, textsOf('.svg'));
  return {
    files: new Set(files),
    documents: new Map(documents),
    addresses: new Map(addresses.flatMap(([file, found]) => (found ? [[file, found] as const] : []))),
    faults: [
      ...[...addresses, ...drawings].flatMap(([file, found]) => (found ? [] : `${file} is not well-formed`)),
      ...textsOf('.json').flatMap(([file, text]) => (isJson(text) ? [] : `${file} is no JSON`)),
    ],
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Runs in the browser. */
function readAddresses(texts: [string, string][]): [file: string, found: string[] | undefined][] {
  return texts.map(([file, text]) => {
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    if (xml.querySelector('parsererror')) return [file, undefined];
    // By the name with its prefix, because `image:loc` and `atom:link` have other meanings.
    const found = ['loc', 'link'].flatMap((name) => [...xml.getElementsByTagName(name)]);
    return [file, found.map(({ textContent }) => textContent)];
  });
}

/** Runs in the browser. @param ownScript the only script that a document may contain */
function readDocuments({
  texts,
  ownScript,
}: {
  texts: [string, string][];
  ownScript: string;
}): [file: string, document: ReadDocument][] {
  const SAFE_LINK = /^(?:https?:|mailto:|tel:|[/#?.]|[^:]*$)/i;
  const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
  /** The tags of a document in their order. The order changes if a parser corrects invalid nesting. */
  const tagsOf = (html: string) => {
    const elements = html.replaceAll(/<!--.*?-->|(?<=<(script|style|title|textarea)\b[^>]*>).*?(?=<\/\1>)/gs, '');
    const tags = elements.matchAll(/<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi);
    return Array.from(tags, ([, slash = '', name = '', rest = '']) => {
      const tag = name.toLowerCase();
      // Parsers insert it into every table.
      if (tag === 'tbody' || (VOID.test(tag) && slash)) return '';
      return slash + tag + (rest.endsWith('/') && !VOID.test(tag) ? ` /${tag}` : '');
    }).filter(Boolean);
  };
  const faultsOf = (document: Document, html: string) => {
    const faults: string[] = [];
    for (const script of document.scripts) {
      const isData = script.type.endsWith('json');
      if (!isData && !script.src && script.text !== ownScript) faults.push(`runs «${script.text.slice(0, 60)}»`);
      if (isData)
        try {
          JSON.parse(script.text);
        } catch {
          faults.push(`its ${script.type} is no JSON`);
        }
    }
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) faults.push(`has ${name}`);
        if (/^(?:href|action|formaction|xlink:href)$/i.test(name) && !SAFE_LINK.test(value.trim()))
          faults.push(`leads to ${value.slice(0, 60)}`);
      }
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe'))
      if (!/^https:|^\//.test(frame.getAttribute('src') ?? '')) faults.push(`frames ${frame.outerHTML.slice(0, 80)}`);
    if (document.querySelector('base, object, embed, svg script')) faults.push('has an element that no page has');
    if (/<!--\$[!?]/.test(html)) faults.push('has an unfinished part');
    if (document.compatMode !== 'CSS1Compat') faults.push('has no doctype');
    const [written, read] = [
      tagsOf(html).join(' ').split(' '),
      tagsOf(document.documentElement.outerHTML).join(' ').split(' '),
    ];
    const first = written.findIndex((tag, index) => tag !== read[index]);
    if (first !== -1)
      faults.push(`is mended by the parser after «${written.slice(Math.max(0, first - 8), first + 3).join(' ')}»`);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length > 0) faults.push(`has the ids ${twice.slice(0, 3).join(' ')} twice`);
    if (document.querySelectorAll('h1').length > 1) faults.push('has two first headings');
    return faults;
  };
  return texts.map(([file, html]) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    const [canonical] = all('link[rel=canonical]', 'href');
    const [refresh] = all('meta[http-equiv=refresh i]', 'content');
    return [
      file,
      {
        title: document.title,
        canonical,
        robots: all('meta[name=robots]', 'content').join(),
        refresh: refresh?.replace(/^.*url=/i, ''),
        headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
        text: document.querySelector('main')?.textContent ?? '',
        links: all('a[href]', 'href'),
        loaded: [
          ...all('[src]', 'src'),
          ...['stylesheet', 'preload', 'icon', 'manifest'].flatMap((rel) => all(`link[rel~=${rel}][href]`, 'href')),
          ...all('use', 'href'),
        ],
        ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        faults: faultsOf(document, html),
      },
    ];
  });
}
