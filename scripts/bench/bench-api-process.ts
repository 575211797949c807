import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { type BenchContent, startBenchApi } from './bench-api.ts';

/** The message of the process when it is ready. */
export interface BenchApiStarted {
  url: string;
  editedCall: string;
}

/** The requests to the process. `calls` returns the path and the query of each call so far, each once. */
export type BenchApiRequest = 'edit' | 'offer changes' | 'calls';

const calls = new Set<string>();
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  calls.add(request.url ?? '');
});
const api = await startBenchApi(JSON.parse(process.argv[2] ?? '') as BenchContent);
process.on('message', async (request: BenchApiRequest) => {
  if (request === 'edit') await api.edit();
  if (request === 'offer changes') api.offerChanges();
  process.send?.(request === 'calls' ? [...calls] : 'done');
});
process.on('SIGTERM', () => void api.close().then(() => process.exit()));
const started: BenchApiStarted = { url: api.url, editedCall: api.editedCall };
process.send?.(started);
