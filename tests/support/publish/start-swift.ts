import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import pRetry from 'p-retry';
import { temporaryFolder } from '../temporary-folder.ts';
import { BUCKET } from './object-store.ts';

/** OpenStack Swift from the Debian packages `swift-proxy`, `swift-account`, `swift-container` and `swift-object`. */
const SERVERS = ['account', 'container', 'object', 'proxy'] as const;
const programOf = (server: string) => `/usr/bin/swift-${server}${server === 'ring-builder' ? '' : '-server'}`;

export const HAS_SWIFT =
  [...SERVERS, 'ring-builder'].map(programOf).every(existsSync) && existsSync('/etc/swift/swift.conf');

export interface Swift {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  close: () => Promise<void>;
}

/** Starts Swift on this machine with its S3 interface, and creates the bucket. */
export async function startSwift(): Promise<Swift> {
  const dir = temporaryFolder();
  mkdirSync(path.join(dir, 'devices/disk'), { recursive: true });
  const ports = Object.fromEntries(
    await Promise.all(SERVERS.map(async (server) => [server, await freePort()] as const)),
  );
  for (const server of SERVERS) {
    if (server !== 'proxy') makeRing(dir, server, ports[server] ?? 0);
    writeFileSync(
      path.join(dir, `${server}.conf`),
      server === 'proxy' ? proxyConf(dir, ports[server]) : storageConf(dir, server, ports[server]),
    );
  }
  const running: ChildProcess[] = [];
  let complaints = '';
  const start = (server: (typeof SERVERS)[number]) => {
    const child = spawn(programOf(server), [path.join(dir, `${server}.conf`)], { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (text) => (complaints += String(text)));
    running.push(child);
  };
  const swift: Swift = {
    endpoint: `http://127.0.0.1:${ports['proxy']}`,
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    close: async () => {
      await Promise.all(running.map(end));
    },
  };
  try {
    for (const server of SERVERS) start(server);
    // A request that comes before the object server makes the proxy refuse all objects for a minute.
    await Promise.all(SERVERS.map((server) => untilListening(ports[server] ?? 0)));
    await makeBucket(swift);
  } catch (error) {
    await swift.close();
    throw new Error(`Swift does not start:\n${complaints}`, { cause: error });
  }
  return swift;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A ring with one replica and one disk. */
function makeRing(dir: string, server: string, port: number): void {
  const builder = path.join(dir, `${server}.builder`);
  const run = (...args: string[]) => execFileSync(programOf('ring-builder'), [builder, ...args], { stdio: 'pipe' });
  run('create', '1', '1', '1');
  run('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  run('rebalance');
}

const commonConf = (dir: string, port: number | undefined) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${dir}
devices = ${dir}/devices
mount_check = false
workers = 0
log_level = ERROR
user = ${process.env['USER'] ?? 'root'}
`;

const storageConf = (dir: string, server: string, port: number | undefined) => `${commonConf(dir, port)}
[pipeline:main]
pipeline = ${server}-server

[app:${server}-server]
use = egg:swift#${server}
`;

const proxyConf = (dir: string, port: number | undefined) => `${commonConf(dir, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats bulk s3api tempauth copy slo dlo proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# The only copy of an object lies on the only disk: a slow moment of a busy machine must not exclude it.
conn_timeout = 10
node_timeout = 60
error_suppression_limit = 1000000

[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin

[filter:s3api]
use = egg:swift#s3api
location = us-east-1

${['catch_errors', 'gatekeeper', 'listing_formats', 'bulk', 'copy', 'slo', 'dlo'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('\n')}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
`;

async function untilListening(port: number): Promise<void> {
  await retryUntilStarted(async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect').finally(() => socket.destroy());
  });
}

async function makeBucket({ endpoint, accessKeyId, secretAccessKey }: Swift): Promise<void> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 1,
  });
  await retryUntilStarted(() => client.send(new CreateBucketCommand({ Bucket: BUCKET })));
}

async function retryUntilStarted(work: () => Promise<unknown>): Promise<void> {
  await pRetry(work, { retries: Infinity, maxRetryTime: START_MS, factor: 1, minTimeout: 100 });
}

const START_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
