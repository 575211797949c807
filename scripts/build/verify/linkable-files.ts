import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FEEDS } from '../../../src/app/server/feeds.ts';
import { DRAWINGS_FOLDER } from '../../../src/features/drawing/drawing-path.ts';
import { decodeUri } from '../../../src/lib/address/decode-uri.ts';
import type { OutputTree } from '../output/output-tree.ts';
import { listFiles } from '../output/list-files.ts';
import { isKept, keptFilesOf } from '../page/kept-files.ts';
import type { VerifyInput } from './verify-input.ts';

/** The folder alone is no file. */
const DRAWING = new RegExp(`^/${DRAWINGS_FOLDER}/[^/]+\\.(?:dxf|pdf)$`);

/**
 * The files that links may point to, by their URLs: those at the root of the tree, whose folders are pages, the assets, the feeds,
 * and the drawings, which are looked for one by one, since there are two for each model.
 */
export function linkableFiles({ dir }: OutputTree): VerifyInput['files'] {
  const entries = readdirSync(dir, { withFileTypes: true });
  const atRoot = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const assets = entries.some(({ name }) => name === 'assets') ? listFiles(dir, 'assets') : [];
  const kept = keptFilesOf(dir)
    .files.keys()
    .filter((file) => file.startsWith('assets/'));
  const known = new Set([...[...atRoot, ...assets, ...kept].map(addressOf), ...FEEDS.map(({ pathname }) => pathname)]);
  const isDrawing = (address: string) => {
    const file = DRAWING.test(address) ? decodeUri(address.slice(1)) : undefined;
    return file !== undefined && (existsSync(path.join(dir, file)) || isKept(dir, file));
  };
  return { has: (address) => known.has(address) || isDrawing(address) };
}

function addressOf(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`;
}
