import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';
import { freePort, retryUntilStarted, runProgram, type StoreServer, startStoreServer } from './store-server.ts';

/** OpenStack Swift from the Debian packages `swift-proxy`, `swift-account`, `swift-container` and `swift-object`. */
const SERVERS = ['account', 'container', 'object', 'proxy'] as const;
const programOf = (server: string) => `/usr/bin/swift-${server}${server === 'ring-builder' ? '' : '-server'}`;

export const HAS_SWIFT =
  [...SERVERS, 'ring-builder'].map(programOf).every(existsSync) && existsSync('/etc/swift/swift.conf');

/** Starts Swift on this machine with its S3 interface. */
export function startSwift(): Promise<StoreServer> {
  return startStoreServer('Swift', async (start) => {
    const dir = temporaryFolder();
    mkdirSync(path.join(dir, 'devices/disk'), { recursive: true });
    const ports = Object.fromEntries(
      await Promise.all(SERVERS.map(async (server) => [server, await freePort()] as const)),
    );
    for (const server of SERVERS) {
      if (server !== 'proxy') await makeRing(dir, server, ports[server] ?? 0);
      writeFileSync(
        path.join(dir, `${server}.conf`),
        server === 'proxy' ? proxyConf(dir, ports[server]) : storageConf(dir, server, ports[server]),
      );
    }
    for (const server of SERVERS) start(programOf(server), [path.join(dir, `${server}.conf`)]);
    // A request that comes before the object server makes the proxy refuse all objects for a minute.
    await Promise.all(SERVERS.map((server) => untilListening(ports[server] ?? 0)));
    return { endpoint: `http://127.0.0.1:${ports['proxy']}`, accessKeyId: 'test:tester', secretAccessKey: 'testing' };
  });
}

/** A ring with one replica and one disk. */
async function makeRing(dir: string, server: string, port: number): Promise<void> {
  const builder = path.join(dir, `${server}.builder`);
  const run = (...args: string[]) => runProgram(programOf('ring-builder'), [builder, ...args]);
  await run('create', '1', '1', '1');
  await run('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  await run('rebalance');
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
