import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface BuildRun {
  code: number;
  /** Standard output and error together. */
  output: string;
}

/** Runs the real build command, with the pictures for shared addresses by kind: they are few. @param flags beyond `--out`. */
export function runBuild(
  apiUrl: string,
  out: string,
  flags: string[] = [],
  env: Record<string, string> = {},
): Promise<BuildRun> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/build.ts', '--out', out, ...flags],
      {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', API_BASE_URL: apiUrl, OG_PICTURES: 'kinds', ...env },
      },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}

/** A folder of its own for a tree; the system clears it away. */
export function newOut(): string {
  return path.join(mkdtempSync(path.join(tmpdir(), 'site-')), 'dist');
}

/** Every file of a tree with its content, by path. Symbolic links are followed at the top only. */
export function filesOf(out: string): Map<string, string> {
  const dir = realpathSync(out);
  return new Map(
    readdirSync(dir, { recursive: true })
      .map(String)
      .filter((file) => statSync(path.join(dir, file)).isFile())
      .toSorted()
      .map((file) => [file, readFileSync(path.join(dir, file), 'latin1')]),
  );
}

/** The published pages and payloads, without what names the run. */
export function siteFilesOf(out: string): Map<string, string> {
  return new Map([...filesOf(out)].filter(([file]) => !file.startsWith('builds/')));
}

export function reportOf(out: string): {
  calls: number;
  pages: Record<'kept' | 'drawn' | 'loaded', number>;
  skippedBlocks: object;
  ogPictures: { drawn: number; faults: string[] };
  peakCalls: number;
} {
  return JSON.parse(readFileSync(path.join(out, 'builds/report.json'), 'utf8'));
}

export function latestOf(out: string): string | undefined {
  const file = path.join(out, 'builds/latest.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function htmlOf(out: string, address: string): string {
  return readFileSync(path.join(out, address, 'index.html'), 'utf8');
}
