import {
  cpSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../scripts/build/output/list-files.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A published path with changing builds of one site. */
export interface Releases {
  /** The symbolic link that a host serves. */
  published: string;
  /** Publishes a build with other data, or with other data and code. The chunks and records of older builds stay. */
  publish: (kind: 'data' | 'code') => void;
}

const TEXTS = /\.(?:html|json|js|css)$/;
/** The name of a chunk, and its hash with the ending. */
const CHUNK = /([\w.-]+)(-[\w-]{8}\.(?:js|css)\b)/g;

/** @param built a tree; all builds are modified copies of it */
export function createReleases(built: string): Releases {
  const folder = temporaryFolder();
  const published = path.join(folder, 'dist');
  const base = realpathSync(built);
  const app = appOf(base);
  let current = base;
  /** Kept for replies that are under way. */
  let previous = base;
  let number = 0;
  let generation = 0;
  const turnTo = (dir: string) => {
    symlinkSync(dir, `${published}.next`);
    renameSync(`${published}.next`, published);
    if (previous !== base) rmSync(previous, { recursive: true });
    previous = current;
    current = dir;
  };
  turnTo(base);
  return {
    published,
    publish(kind) {
      number++;
      if (kind === 'code') generation = number;
      const dir = path.join(folder, String(number));
      cpSync(base, dir, { recursive: true });
      for (const kept of ['assets', 'builds/meta'])
        cpSync(path.join(current, kept), path.join(dir, kept), { recursive: true });
      writeBuild(base, dir, { app, number, generation });
      turnTo(dir);
    },
  };
}

interface Build {
  app: string;
  number: number;
  /** The number of the build that has last changed the code. */
  generation: number;
}

function writeBuild(base: string, dir: string, { app, number, generation }: Build): void {
  // Added to the name, because the hash of another chunk may begin with any digits.
  const ofGeneration = (name: string) => (generation > 0 ? `${name}.${generation}` : name);
  const ofBuild = (text: string) =>
    text.replaceAll(app, ofGeneration(app)).replaceAll(CHUNK, `${ofGeneration('$1')}$2`);
  for (const file of listFiles(base)) {
    if (!TEXTS.test(file)) continue;
    const { dir: folder, base: name } = path.parse(file);
    const source = path.join(base, folder);
    const text = withOtherLead(readFileSync(path.join(source, name), 'utf8'), source, number);
    writeFileSync(path.join(dir, folder, folder === 'assets' ? ofBuild(name) : name), ofBuild(text));
  }
  writeFileSync(path.join(dir, 'builds/latest.json'), JSON.stringify({ id: `build-${number}`, timestamp: number }));
  const meta = { id: `build-${number}`, app: ofGeneration(app) };
  writeFileSync(path.join(dir, `builds/meta/build-${number}.json`), JSON.stringify(meta));
}

/** Appends the number of the build to the lead of a page, if the document has the same text as the data. */
function withOtherLead(text: string, folder: string, number: number): string {
  const { lead } = dataIn(path.join(folder, 'payload.json'));
  if (typeof lead !== 'string' || lead.length < 40) return text;
  const [shown = '', state = ''] = readFileSync(path.join(folder, 'index.html'), 'utf8').split('</main>');
  const isSame = shown.slice(shown.indexOf('<main')).includes(lead) && state.includes(`:${JSON.stringify(lead)}`);
  return isSame ? text.replaceAll(lead, `${lead} (${number})`) : text;
}

function dataIn(payload: string): { lead?: unknown } {
  if (!existsSync(payload)) return {};
  return (JSON.parse(readFileSync(payload, 'utf8')) as { data?: { lead?: unknown } }).data ?? {};
}

function appOf(tree: string): string {
  const read = (file: string) => JSON.parse(readFileSync(path.join(tree, file), 'utf8')) as { id: string; app: string };
  return read(`builds/meta/${read('builds/latest.json').id}.json`).app;
}
