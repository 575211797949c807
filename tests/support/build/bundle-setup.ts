import path from 'node:path';
import { bundle } from '../../../scripts/build/bundle/bundle.ts';
import { bundleProgram } from '../../../scripts/build/program/program.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Bundles the code once before the tests, since several builds start at the same time. */
export default async function setUp(): Promise<void> {
  await bundle({ root, cacheDir: path.join(root, '.cache') });
  await bundleProgram(root);
}
