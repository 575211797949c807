import { withSite } from './bench-site.ts';
import type { BuildRow } from './build-table.ts';

const SHARDS = ['1/4', '2/4', '3/4', '4/4'];
/** Memory is compared on one thread. */
const ONE_THREAD = ['--workers', '0'];

/**
 * The demo content many times over, each build once: it takes minutes. The full build, its baseline, rebuilds with one change, and
 * the same site in four shards, of which the first is measured.
 * @param times 1000 give some 100,000 pages
 */
export async function measureLargeSite(times: number): Promise<BuildRow[]> {
  return withSite({ kind: 'demo', times }, async ({ build, merge, change, editedCall, ...site }) => {
    const full = await build('full build', { flags: ONE_THREAD });
    const baseline = await site.baseline(1);
    const withCalls = await site.baselineWithCalls(1);
    const one = await build('rebuild, one item changed', { flags: ONE_THREAD, before: change });
    const named = await build('the same, named by the content system', {
      flags: [...ONE_THREAD, '--changed', editedCall],
      before: change,
    });
    const shards: BuildRow[] = [];
    const folders = SHARDS.map((shard) => `shard-${shard.replace('/', '-of-')}`);
    for (const [index, shard] of SHARDS.entries())
      shards.push(
        await build(`shard ${shard}`, { flags: [...ONE_THREAD, '--shard', shard], out: folders[index] ?? '' }),
      );
    return [
      { ...full, ratio: full.cpuSeconds / baseline.cpuSeconds },
      { ...baseline, ratio: 1 },
      { ...withCalls, ratio: withCalls.cpuSeconds / baseline.cpuSeconds },
      one,
      named,
      ...shards.slice(0, 1),
      await merge('merge of four shards', folders),
    ];
  });
}
