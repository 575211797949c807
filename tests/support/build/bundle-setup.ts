import path from 'node:path';
import { bundle } from '../../../scripts/build/bundle/bundle.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The code is bundled once before the tests, and not by each of the builds that begin at the same time. */
export default async function setUp(): Promise<void> {
  await bundle({ root, cacheDir: path.join(root, '.cache') });
}
