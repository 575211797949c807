import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_API_PORT, DEMO_API_URL } from '../demo-api/address.ts';
import type { DemoApi, DemoApiOptions } from '../demo-api/server.ts';
import { readEnvFile } from './read-env-file.ts';
import { UsageError } from './usage-error.ts';

/**
 * Starts the demo API unless another API is configured. Undefined if one is, or if the demo API is running already.
 * @throws {UsageError} when another program uses its port
 */
export async function startDemoApiWhenNeeded(options: DemoApiOptions = {}): Promise<DemoApi | undefined> {
  if (isOtherApiConfigured()) return undefined;
  // Imported on demand: with its content and pictures it is half of the code that a build would load.
  const { startDemoApi } = await import('../demo-api/server.ts');
  try {
    return await startDemoApi(options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isDemoApiRunning()) {
      // It has the code and perhaps the content of its start, or belongs to another copy of the project.
      console.log(`Demo API: ${DEMO_API_URL}, which another command has started`);
      return undefined;
    }
    throw new UsageError(`Port ${DEMO_API_PORT} is busy: stop what listens there, or name an API with API_BASE_URL`);
  }
}

/** Closes the API if `main` fails: a process with an open port does not end. */
export async function closeOnFailure<Result>(
  api: Pick<DemoApi, 'close'> | undefined,
  main: () => Promise<Result>,
): Promise<Result> {
  try {
    return await main();
  } catch (error) {
    await api?.close();
    throw error;
  }
}

function isOtherApiConfigured(): boolean {
  const url = process.env['API_BASE_URL'] ?? readEnvFile('.env')['API_BASE_URL'] ?? '';
  return url.trim() !== '' && url.trim().replace(/\/+$/, '') !== DEMO_API_URL;
}

/** How long another command may start it, ms: the first time it draws its documents before it answers. */
const START_MS = 60_000;
/** Its answer until then. */
const STARTING = 503;
const PAUSE_MS = 250;

/** Waits for one that is being started. */
async function isDemoApiRunning(): Promise<boolean> {
  try {
    for (const end = Date.now() + START_MS; ; await sleep(PAUSE_MS)) {
      const reply = await fetch(`${DEMO_API_URL}/frontend/v1/settings`, {
        signal: AbortSignal.timeout(5000),
      });
      if (reply.status !== STARTING || Date.now() > end)
        return reply.ok && 'response' in ((await reply.json()) as object);
      await reply.body?.cancel();
    }
  } catch {
    return false;
  }
}
