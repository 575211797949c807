import { expect, it } from 'vitest';
import { cachedPage } from '../../../../tests/support/build/cached-page.ts';
import { newOutDir } from '../../../../tests/support/build/run-build.ts';
import { createOutputTree } from '../../output/output-tree.ts';
import { BuildFailure } from '../../report/failure.ts';
import { writeDrawings } from './drawings.ts';

it('a drawing that cannot be written names its page', async () => {
  const connections = [{ view: 'front' as const, label: 'Ду 50', x: -1e300, y: 0, diameter: 50 }];
  const dimensions = { width: 600, height: 400, depth: 400, connections };
  const page = cachedPage('/equipment/sfera', { drawing: { slug: 'sfera', name: 'Сфера', dimensions } });
  const tree = createOutputTree(newOutDir());
  const earlier = { previousDir: undefined, sameCode: undefined };
  const failed: unknown = await writeDrawings(new Map([[page.pathname, page]]), tree, earlier).catch((e: unknown) => e);
  expect(failed).toBeInstanceOf(BuildFailure);
  expect(failed).toMatchObject({ failures: [{ subject: '/equipment/sfera' }] });
});
