import { parseArgs } from 'node:util';
import { ContentError } from './entries/content-error.ts';
import { DEFAULT_PORT, startDemoApi } from './server.ts';
import type { DemoApiOptions } from './server.ts';

const USAGE = `Usage: node scripts/demo-api/main.ts [options]

  --port <n>         port to listen on (default ${DEFAULT_PORT}, 0 takes a free one)
  --host <name>      address to listen on (default 127.0.0.1)
  --content <dir>    folder with the content files (default scripts/demo-api/content)
  --data <dir>       folder for documents, pictures, uploads and the database (default .cache/demo-api)
  --watch            read the content again when its files change`;

function readOptions(): DemoApiOptions {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      content: { type: 'string' },
      data: { type: 'string' },
      watch: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const { content: contentDir, data: dataDir, host, watch } = values;
  return { contentDir, dataDir, host, watch, port: values.port === undefined ? undefined : readPort(values.port) };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new Error(`--port: expected a number from 0 to 65535, got «${text}»`);
  return port;
}

/** What went wrong, a line for each problem. */
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
