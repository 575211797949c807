import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputTree } from '../output/output-tree.ts';

/** Public, so it must not contain addresses of the company's own network. */
export interface BuildMeta {
  /** The id of the build. */
  id: string;
  /** Hash of the client code. */
  app: string;
  timestamp: number;
  pages: number;
  sections: Record<string, number>;
}

/** Describes a finished build. The id does not depend on the clock only: a clock that was set back must not repeat one. */
export function createBuildMeta(site: Pick<BuildMeta, 'app' | 'pages' | 'sections'>): BuildMeta {
  const { app, pages, sections } = site;
  return { id: randomUUID(), app, timestamp: Date.now(), pages, sections };
}

/** Writes the metadata of this build, then the pointer to it, which browsers request. */
export function writeBuildMeta(meta: BuildMeta, tree: OutputTree): void {
  tree.write(`builds/meta/${meta.id}.json`, JSON.stringify(meta));
  tree.write('builds/latest.json', latestJson(meta));
}

export function latestJson({ id, timestamp }: Pick<BuildMeta, 'id' | 'timestamp'>): string {
  return JSON.stringify({ id, timestamp });
}

/** The id of the build in a tree. */
export function readLatestId(treeDir: string): string | undefined {
  const file = path.join(treeDir, 'builds/latest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id : undefined;
}
