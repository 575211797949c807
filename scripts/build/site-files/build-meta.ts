import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

/**
 * Describes a finished build. The id does not depend on the clock only: a clock that was set back must not repeat one. The time is
 * later than that of the last build, whatever the clock says, because a publication does not replace a later build.
 */
export function createBuildMeta(site: Pick<BuildMeta, 'app' | 'pages' | 'sections'>, last?: LatestBuild): BuildMeta {
  const { app, pages, sections } = site;
  const timestamp = Math.max(Date.now(), (last?.timestamp ?? 0) + 1);
  return { id: randomUUID(), app, timestamp, pages, sections };
}

/** Writes the metadata of this build, then the pointer to it, which browsers request. */
export function writeBuildMeta(meta: BuildMeta, tree: OutputTree): void {
  tree.write(`builds/meta/${meta.id}.json`, JSON.stringify(meta));
  tree.write('builds/latest.json', latestJson(meta));
}

export type LatestBuild = Pick<BuildMeta, 'id' | 'timestamp'>;

export function latestJson({ id, timestamp }: LatestBuild): string {
  return JSON.stringify({ id, timestamp });
}

/** The build in a tree; undefined if the tree has none, or if its record was cut. */
export function readLatest(treeDir: string): LatestBuild | undefined {
  try {
    return JSON.parse(readFileSync(path.join(treeDir, 'builds/latest.json'), 'utf8')) as LatestBuild;
  } catch {
    return undefined;
  }
}
