export interface BuildRow {
  what: string;
  cpuSeconds: number;
  /** CPU against that of the baseline for the same work. */
  ratio?: number;
  peakMb: number;
  calls?: number;
  note?: string;
}

/** A Markdown table. */
export function buildTable(rows: BuildRow[]): string {
  const head = '| what | CPU, s | × baseline | peak, MB | API calls | |\n|---|---|---|---|---|---|';
  const lines = rows.map(
    ({ what, cpuSeconds, ratio, peakMb, calls, note }) =>
      `| ${[what, cpuSeconds.toFixed(2), ratio?.toFixed(2) ?? '', Math.round(peakMb), calls ?? '', note ?? ''].join(' | ')} |`,
  );
  return [head, ...lines].join('\n');
}
