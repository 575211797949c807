import type { BenchContent } from './bench-api.ts';
import { withSite } from './bench-site.ts';
import type { BuildRow } from './build-table.ts';

/** Of each build; the least is taken. */
const TIMES = 3;

/**
 * A full build of the content, rebuilds without a change and with one change, and the baseline: React's renderToString of the
 * same pages from data in memory, and writing the results.
 */
export async function measureBuilds(content: BenchContent): Promise<BuildRow[]> {
  return withSite(content, async ({ build, change, offerChanges, editedCall, ...site }) => {
    const first = await build('bundling and full build');
    const full = await build('full build', { flags: ['--fresh'], times: TIMES });
    const baseline = await site.baseline(TIMES);
    const withCalls = await site.baselineWithCalls(TIMES);
    const nothing = await build('rebuild, nothing changed', { times: TIMES });
    const one = await build('rebuild, one item changed', { times: TIMES, before: change });
    const named = await build('the same, named by the content system', {
      flags: ['--changed', editedCall],
      times: TIMES,
      before: change,
    });
    const listed = content.kind === 'catalogue' ? [await measureListedChange()] : [];
    return [
      first,
      { ...full, ratio: full.cpuSeconds / baseline.cpuSeconds },
      { ...baseline, ratio: 1 },
      { ...withCalls, ratio: withCalls.cpuSeconds / baseline.cpuSeconds },
      nothing,
      one,
      named,
      ...listed,
    ];

    async function measureListedChange(): Promise<BuildRow> {
      await offerChanges();
      // The build with `--fresh` determines that the API lists its changes; later ones rely on it.
      await build('full build', { flags: ['--fresh'] });
      await build('rebuild, nothing changed');
      return build('one item changed, listed by the API', { times: TIMES, before: change });
    }
  });
}

/** A full build and its baseline at one size of the catalogue. */
export async function measureSize(items: number): Promise<{ full: BuildRow; baseline: BuildRow; elements: number }> {
  return withSite({ kind: 'catalogue', items }, async ({ build, baseline, elements }) => {
    // The code is bundled and compiled and the tree written once, so that the second build measures the pages only.
    await build('bundling and full build');
    const full = await build(`${items} items`, { flags: ['--fresh'], times: TIMES });
    return { full, baseline: await baseline(TIMES), elements: elements() };
  });
}
