import { type BenchContent, startBenchApi } from './bench-api.ts';

/** What the process sends when it serves. */
export interface BenchApiStarted {
  url: string;
  editedCall: string;
}

const api = await startBenchApi(JSON.parse(process.argv[2] ?? '') as BenchContent);
process.on('message', async () => {
  await api.edit();
  process.send?.('edited');
});
process.on('SIGTERM', () => void api.close().then(() => process.exit()));
const started: BenchApiStarted = { url: api.url, editedCall: api.editedCall };
process.send?.(started);
