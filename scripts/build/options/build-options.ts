import { availableParallelism } from 'node:os';
import path from 'node:path';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { canonicalPathname } from '../../../src/lib/address/pathname.ts';
import { parsePathList } from './path-list.ts';
import { type BuildScope, scopeOf, type Shard } from './scope.ts';
import { readSettings, type Settings } from './settings.ts';
import { command, listOf, wholeNumber } from '../../setup/command-line.ts';
import { type NamedChange, parseNamedChange } from './named-change.ts';

export interface BuildOptions {
  root: string;
  /** The published path. */
  out: string;
  /** The folder of bundles and pictures that are kept between builds. */
  cacheDir: string;
  /** Maximum of simultaneous API calls. */
  concurrency: number;
  /** The pages to render. */
  scope: BuildScope;
  /** Ignores the results of earlier builds. */
  fresh: boolean;
  /** All changes since the last build, if the content system has named them; empty: everything is fetched. */
  changed: NamedChange[];
  /** The number of this build in a sequence without gaps. Named changes are only trusted in such a sequence. */
  run: number | undefined;
  /** Number of pages that may disappear since the last build. */
  allowShrink: number | undefined;
  /** Number of additional render threads. */
  workers: number;
  /** Number of retries of a failed call. */
  retries: number;
  /** Pathnames of pages to explain. */
  explain: string[];
  settings: Settings;
}

function parseShard(text: string): Shard {
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > of) throw new InvalidArgumentError('expected i/n, such as 2/3');
  return { index, of };
}

const parseNamedChanges = listOf('a call or a JSON list of calls, such as /equipment/17', (text) =>
  parsePathList(text).map(parseNamedChange),
);

const addPathname = listOf('the path of a page, such as /news', (text) => [canonicalPathname(text)]);

/** Reads the command line and the environment; no code below reads either again. @throws {UsageError} in one line */
export function readOptions(argv: string[], environment: NodeJS.ProcessEnv, root = process.cwd()): BuildOptions {
  const { only, shard, ...options } = command('build', 'Prerenders every page of the site to a tree of files.')
    .option('--out <folder>', 'where the tree goes', 'dist')
    .option('--concurrency <n>', 'API calls under way at once', wholeNumber(1), 8)
    .option('--only <path>', 'build this page only (may be given again)', addPathname, [])
    .option('--shard <i/n>', 'render shard i of n only; «npm run merge» puts the shards together', parseShard)
    .option('--fresh', 'fetch and render everything again', false)
    .option(
      '--changed <call>',
      'fetch only this, because nothing else has changed: /equipment/17 or a JSON list (may be given again)',
      parseNamedChanges,
      [],
    )
    .option('--run <n>', 'number of this build: rely on --changed only after build n − 1', wholeNumber())
    .option('--allow-shrink <n>', 'confirm that up to n pages may vanish against the last build', wholeNumber())
    .option('--workers <n>', 'threads that help to render pages', wholeNumber(), availableParallelism() - 1)
    .option('--retries <n>', 'try a failed call again, up to n times', wholeNumber(), 0)
    .option('--explain <path>', 'print why this page was reused or rendered (may be given again)', addPathname, [])
    .parse(argv)
    .opts();
  return {
    run: undefined,
    allowShrink: undefined,
    ...options,
    scope: scopeOf({ only, ...(shard && { shard }), changed: options.changed }),
    root,
    out: path.resolve(root, options.out),
    cacheDir: path.join(root, '.cache'),
    settings: readSettings(environment),
  };
}
