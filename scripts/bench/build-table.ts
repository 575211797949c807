import type { ProcessUsage } from './measure-process.ts';

export interface BuildRow extends ProcessUsage {
  what: string;
  /** CPU time relative to the baseline for the same work. */
  ratio?: number;
  calls?: number;
  note?: string;
}

/** A Markdown table. */
export function buildTable(rows: BuildRow[]): string {
  const head =
    '| what | CPU, s | × baseline | peak, MB | heap + buffers + rest | API calls | |\n|---|---|---|---|---|---|---|';
  const lines = rows.map(({ what, cpuSeconds, ratio, peakMb, heapMb, buffersMb, restMb, calls, note }) => {
    const parts = [heapMb, buffersMb, restMb].map(Math.round).join(' + ');
    return `| ${[what, cpuSeconds.toFixed(2), ratio?.toFixed(2) ?? '', Math.round(peakMb), parts, calls ?? '', note ?? ''].join(' | ')} |`;
  });
  return [head, ...lines].join('\n');
}
