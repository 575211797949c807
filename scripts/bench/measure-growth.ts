import { measureSize } from './measure-builds.ts';

interface GrowthSize extends Awaited<ReturnType<typeof measureSize>> {
  items: number;
}

/** Full builds of catalogues of increasing size, and the slope between the first two, which does not include start-up time. */
export async function measureGrowth(sizes: number[]): Promise<string> {
  const measured: GrowthSize[] = [];
  for (const items of sizes) measured.push({ items, ...(await measureSize(items)) });
  return [growthTable(measured), slope(measured), ...charts(measured)].filter(Boolean).join('\n\n');
}

function growthTable(sizes: GrowthSize[]): string {
  const head = '| items | elements | CPU, s | baseline, s | × baseline | peak, MB |\n|---|---|---|---|---|---|';
  const lines = sizes.map(
    ({ items, elements, full, baseline }) =>
      `| ${[items, elements, full.cpuSeconds.toFixed(2), baseline.cpuSeconds.toFixed(2), (full.cpuSeconds / baseline.cpuSeconds).toFixed(2), Math.round(full.peakMb)].join(' | ')} |`,
  );
  return [head, ...lines].join('\n');
}

/** CPU time for 1,000 more elements, in ms. */
function slope([small, large]: GrowthSize[]): string {
  if (!small || !large) return '';
  const elements = large.elements - small.elements;
  const of = (name: 'full' | 'baseline') =>
    (((large[name].cpuSeconds - small[name].cpuSeconds) / elements) * 1e6).toFixed(1);
  const perPage = Math.round(elements / (large.items - small.items));
  return (
    `CPU for 1,000 elements, between ${small.items} and ${large.items} items (pages of ${perPage} elements): ` +
    `build ${of('full')} ms, baseline ${of('baseline')} ms.`
  );
}

/** For Markdown viewers with Mermaid. */
function charts(sizes: GrowthSize[]): string[] {
  if (sizes.length < 3) return [];
  const chart = (title: string, unit: string, values: number[]) =>
    [
      '```mermaid',
      'xychart-beta',
      `  title "${title}"`,
      `  x-axis "items" [${sizes.map(({ items }) => items).join(', ')}]`,
      `  y-axis "${unit}"`,
      `  line [${values.join(', ')}]`,
      '```',
    ].join('\n');
  return [
    chart(
      'Processor time of a full build for each page',
      'ms',
      sizes.map(({ items, full }) => Number(((full.cpuSeconds / items) * 1000).toFixed(2))),
    ),
    chart(
      'Peak memory of a full build',
      'MB',
      sizes.map(({ full }) => Math.round(full.peakMb)),
    ),
  ];
}
