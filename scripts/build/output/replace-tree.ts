import { onInterruption } from '../report/interruption.ts';
import { failOn } from '../report/failure.ts';
import { collectStrayErrors } from '../report/stray-errors.ts';
import { acquireLock } from './lock.ts';
import type { Progress } from '../report/progress.ts';
import type { BuildReport } from '../report/build-report.ts';
import { checkPublishedPath, publishTree, undoInterruptedSwitch, removeOtherTrees } from './published-path.ts';
import type { OutputTree } from './output-tree.ts';

/** Writes a tree under the lock of its target and publishes it. After a failure or a signal the tree is deleted. */
export async function replaceTree(
  out: string,
  progress: Progress,
  write: () => Promise<{ tree: OutputTree; report: BuildReport }>,
): Promise<BuildReport> {
  checkPublishedPath(out);
  const release = acquireLock(out);
  const clearUp = () => {
    removeOtherTrees(out);
    release();
  };
  const endListening = onInterruption(clearUp);
  const strayErrors = collectStrayErrors();
  try {
    undoInterruptedSwitch(out);
    removeOtherTrees(out);
    const { tree, report } = await write();
    failOn(await strayErrors());
    publishTree(tree, out);
    return report;
  } finally {
    endListening();
    progress.end();
    clearUp();
  }
}
