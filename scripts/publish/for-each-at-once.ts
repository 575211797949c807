import pLimit from 'p-limit';

/**
 * Processes several items at once. After a failure no further one is begun, and those under way are waited for, so that nothing is
 * written any more when this has ended. @throws the first failure
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit(atOnce);
  const failures: unknown[] = [];
  const run = async (item: Item) => {
    if (failures.length > 0) return;
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(items.map((item) => limit(() => run(item))));
  if (failures.length > 0) throw failures[0];
}
