import { command, wholeNumber } from '../setup/command-line.ts';
import { ContentError } from './entries/content-error.ts';
import { DEMO_API_PORT } from './address.ts';
import { startDemoApi } from './server.ts';
import type { DemoApiOptions } from './server.ts';

function readOptions(): DemoApiOptions {
  const {
    content: contentDir,
    data: dataDir,
    ...options
  } = command('demo-api', 'Answers the calls of the site from the files in scripts/demo-api.')
    .name('node scripts/setup/run.mjs scripts/demo-api/main.ts')
    .option('--port <n>', 'port to listen on; 0 takes a free one', wholeNumber(0, 65_535), DEMO_API_PORT)
    .option('--host <name>', 'address to listen on', '127.0.0.1')
    .option('--content <folder>', 'the content files')
    .option('--data <folder>', 'documents, pictures, uploads and the database')
    .option('--watch', 'read the content again when its files change')
    .parse()
    .opts();
  return { contentDir, dataDir, ...options };
}

/** The messages of an error, a line for each problem. */
function explain(error: unknown): string {
  if (error instanceof ContentError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is busy: stop what uses it, or choose another one with --port`;
  return error.message;
}

try {
  const api = await startDemoApi(readOptions());
  console.log(`Demo API: ${api.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.close());
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
