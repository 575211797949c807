import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { RouteName } from '../../src/routes.ts';
import { StoredMap } from './stored-map.ts';
import { reasonOf } from './failure.ts';
import type { PageFacts } from './page-facts.ts';

/** What a build remembers of one page, so that the next one can tell whether anything about it has changed. */
export interface PageRecord {
  address: string;
  name: RouteName;
  /** Detail calls that the page's data came from, with the ETag of the reply where there was one. */
  details: DetailCall[];
  /** Entities that stood in the replies of those calls, `kind:id`. */
  shows: string[];
  /** Other calls, by key, with the hash of the reply. */
  calls: Record<string, string>;
  /** Hash of the data. */
  data: string;
  /** Hash of everything the HTML was drawn from. */
  drawing: string;
  facts: PageFacts;
}

export interface DetailCall {
  key: string;
  /** The entity that was asked for, `kind:id`. */
  entity: string;
  etag?: string | undefined;
}

/** What a build remembers of what it has read, and of the code that has read it. */
export interface RecordHead {
  /** Hash of the code between the API and the page data: when it changes, the data of every page may. */
  dataCode: string;
  api: string;
  /** Hash of the summary of every listed entity, by `kind:id`. */
  entities: Map<string, string>;
  /** The ids of each list, in order, by the list's path. */
  lists: Record<string, (number | string)[]>;
}

/** What a build remembers as a whole. */
export interface BuildRecord extends RecordHead {
  pages: ReadonlyMap<string, PageRecord>;
}

export const RECORD_FILE = 'builds/record.jsonl';
const VERSION = 1;

/** The record as lines of JSON: a head, then a line for each page, so that no reader needs all of it at once. */
export function* recordLines({ dataCode, api, entities, lists, pages }: BuildRecord): Generator<string> {
  yield JSON.stringify({ version: VERSION, dataCode, api, lists, entities: [...entities] }) + '\n';
  for (const page of pages.values()) yield JSON.stringify(page) + '\n';
}

/** Reads the record in a tree. Undefined where there is none or it was written by another version of this code. */
export async function readRecord(treeDir: string): Promise<BuildRecord | undefined> {
  const file = path.join(treeDir, RECORD_FILE);
  if (!existsSync(file)) return undefined;
  let record: BuildRecord | undefined;
  const pages = new StoredMap<PageRecord>();
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (record) {
      const page = JSON.parse(line) as PageRecord;
      pages.set(page.address, page);
      continue;
    }
    const head = JSON.parse(line) as { version: number; entities: [string, string][] } & Omit<
      BuildRecord,
      'entities' | 'pages'
    >;
    if (head.version !== VERSION) return undefined;
    record = {
      dataCode: head.dataCode,
      api: head.api,
      lists: head.lists,
      entities: new Map(head.entities),
      pages,
    };
  }
  return record;
}

/** The pages of a record that is at hand as lines. None when it was written by another version of this code. */
export function recordPages(lines: string[]): PageRecord[] {
  const [head = '{}', ...pages] = lines.filter((line) => line !== '');
  const { version } = JSON.parse(head) as { version?: number };
  return version === VERSION ? pages.map((line) => JSON.parse(line) as PageRecord) : [];
}

/** The record of the published tree. One that cannot be read counts as none, aloud. */
export async function lastRecord(out: string): Promise<BuildRecord | undefined> {
  try {
    return await readRecord(out);
  } catch (error) {
    console.error(
      `The record of the last build cannot be read, so this one is not compared with it: ${reasonOf(error)}`,
    );
    return undefined;
  }
}
