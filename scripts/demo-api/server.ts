import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { reasonOf } from '../setup/reason-of.ts';
import { DEMO_API_PORT } from './address.ts';
import { loadContent } from './content.ts';
import type { Content, ContentFolders } from './content.ts';
import { createHandler } from './http/handler.ts';
import type { Handler } from './http/handler.ts';
import { ContentError } from './entries/content-error.ts';
import { createRoutes } from './routes.ts';
import { createApplications } from './storage/applications.ts';
import { DATABASE_FILE, openDatabase } from './storage/database.ts';
import { createUploads } from './storage/uploads.ts';
import { watchFolders } from './watch-folders.ts';

export interface DemoApiOptions {
  /** 0 uses any free port. */
  port?: number;
  host?: string;
  /** Entries as YAML files. */
  contentDir?: string;
  /** Pictures and videos of entries; by default `media` beside the content. */
  mediaDir?: string;
  /** For generated and received files: documents, resized pictures, uploads, the database. */
  dataDir?: string;
  /** Reloads the content when its files change. */
  watch?: boolean;
  /** Transforms the content before it is served; the benchmark multiplies it. */
  transform?: (content: Content) => Content;
}

export interface DemoApi {
  /** The origin of the API and of its files, such as `http://127.0.0.1:4010`. */
  url: string;
  /** Reloads the content. @throws ContentError and keeps the last valid content */
  reload(): Promise<void>;
  close(): Promise<void>;
}

const PROJECT_DIR = join(import.meta.dirname, '..', '..');
const KEEP_ALIVE_MS = 120_000;

/**
 * Starts the demo API; it is ready when this resolves.
 * @throws ContentError for invalid content; an `EADDRINUSE` error for a busy port
 */
export async function startDemoApi(options: DemoApiOptions = {}): Promise<DemoApi> {
  const { port = DEMO_API_PORT, host = '127.0.0.1', watch = false, transform = (content) => content } = options;
  const folders = foldersOf(options);
  const { database, ...submissions } = openSubmissions(folders.dataDir);
  let handler: Handler | undefined;
  const server = createServer((request, response) => {
    // A request may arrive while the content is being read.
    if (handler) void handler(request, response);
    else response.writeHead(503, { 'Retry-After': 1 }).end();
  });
  // Longer than the clients' keep-alive time, so that no call uses a connection that is being closed: calls are not retried.
  server.keepAliveTimeout = KEEP_ALIVE_MS;

  async function load(url: string): Promise<void> {
    const content = transform(await loadContent(folders, url));
    handler = createHandler(createRoutes(content, submissions, folders, url));
  }

  try {
    const url = await listen(server, port, host);
    await load(url);
    // Sequential, so that the latest content is served.
    let reading = Promise.resolve();
    const reload = () => {
      reading = reading.then(() => load(url)).catch(reportReload);
    };
    const watcher = watch ? watchFolders([folders.contentDir, folders.mediaDir], reload) : undefined;
    return {
      url,
      reload: () => load(url),
      async close() {
        watcher?.close();
        await stop(server);
        database.close();
      },
    };
  } catch (error) {
    await stop(server);
    database.close();
    throw error;
  }
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function foldersOf(options: DemoApiOptions): ContentFolders {
  const { contentDir = join(import.meta.dirname, 'content'), dataDir = join(PROJECT_DIR, '.cache', 'demo-api') } =
    options;
  return { contentDir, mediaDir: options.mediaDir ?? join(contentDir, '..', 'media'), dataDir };
}

/** What visitors have sent. @throws with the file, which may be of another version or of another user */
function openSubmissions(dataDir: string) {
  try {
    const database = openDatabase(dataDir);
    return { database, applications: createApplications(database), uploads: createUploads(database) };
  } catch (error) {
    throw new Error(`${join(dataDir, DATABASE_FILE)}: ${reasonOf(error)}; delete the folder, or make it writable`, {
      cause: error,
    });
  }
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  // A server on all interfaces is reached at this address.
  const name = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${actualPort}`;
}

/** An error in an edited file does not end the server: the last valid content is kept. */
function reportReload(error: unknown): void {
  const lines = error instanceof ContentError ? error.problems : [String(error)];
  for (const line of lines) console.error(`content not reloaded: ${line}`);
}
