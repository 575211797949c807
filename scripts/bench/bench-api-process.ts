import { type BenchContent, startBenchApi } from './bench-api.ts';

/** The message of the process when it is ready. */
export interface BenchApiStarted {
  url: string;
  editedCall: string;
}

/** The requests to the process. */
export type BenchApiRequest = 'edit' | 'offer changes';

const api = await startBenchApi(JSON.parse(process.argv[2] ?? '') as BenchContent);
process.on('message', async (request: BenchApiRequest) => {
  if (request === 'edit') await api.edit();
  else api.offerChanges();
  process.send?.('done');
});
process.on('SIGTERM', () => void api.close().then(() => process.exit()));
const started: BenchApiStarted = { url: api.url, editedCall: api.editedCall };
process.send?.(started);
