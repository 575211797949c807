import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';
import { freePort, runProgram, type StoreServer, startStoreServer } from './store-server.ts';

/** Ceph from the Debian packages `ceph-mon`, `ceph-osd` and `radosgw`. */
const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'];
const programOf = (name: string) => `/usr/bin/${name}`;

export const HAS_CEPH = PROGRAMS.map(programOf).every(existsSync);

/** Starts a cluster of one monitor and one disk in memory, with the S3 gateway of Ceph. */
export function startCeph(): Promise<StoreServer> {
  return startStoreServer('Ceph', async (start) => {
    const dir = temporaryFolder();
    for (const data of ['monitor', 'disk']) mkdirSync(path.join(dir, data));
    const [cluster, disk] = [randomUUID(), randomUUID()];
    const gatewayPort = await freePort();
    const accessKeyId = 'tester';
    const secretAccessKey = 'testing';

    const conf = path.join(dir, 'ceph.conf');
    writeFileSync(conf, clusterConf(dir, cluster, await freePort(), gatewayPort));
    const run = (name: string, ...args: string[]) => runProgram(programOf(name), ['--conf', conf, ...args]);
    const keepRunning = (name: string, ...args: string[]) =>
      start(programOf(name), ['--conf', conf, '--foreground', ...args]);

    await run('ceph-mon', '--mkfs', '--id', 'a');
    keepRunning('ceph-mon', '--id', 'a');
    // These commands wait for the monitor, and the creation of a user for the disk.
    await run('ceph', 'osd', 'new', disk);
    await run('ceph-osd', '--mkfs', '--id', '0', '--osd-uuid', disk);
    keepRunning('ceph-osd', '--id', '0');
    const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
    await run('radosgw-admin', 'user', 'create', '--uid=tester', '--display-name=Tester', ...keys);
    keepRunning('radosgw');
    return { endpoint: `http://127.0.0.1:${gatewayPort}`, accessKeyId, secretAccessKey };
  });
}

const clusterConf = (dir: string, cluster: string, monitorPort: number, gatewayPort: number) => `[global]
fsid = ${cluster}
mon_host = v2:127.0.0.1:${monitorPort}
# By the first version of the protocol the disk sometimes asks before it knows the cluster, and ends with "wrong fsid".
ms_bind_msgr1 = false
public_addr = 127.0.0.1
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
# Without keys there is no encryption, which the gateway requires by default.
ms_mon_client_mode = crc
mon_data = ${dir}/monitor
osd_data = ${dir}/disk
osd_objectstore = memstore
osd_pool_default_size = 1
osd_pool_default_pg_num = 1
# The default is to collect the changes of a second, and the gateway makes its pools one after another.
paxos_propose_interval = 0.01
paxos_min_wait = 0
# A request that comes before the disk is ready is repeated after this time, by default five seconds.
objecter_tick_interval = 0.5
# Otherwise the kernel holds back the end of most replies for 40 ms.
rgw_frontends = beast endpoint=127.0.0.1:${gatewayPort} tcp_nodelay=1
run_dir = ${dir}
admin_socket =
log_to_file = false
err_to_stderr = true
mon_cluster_log_to_file = false

[mon]
public_addr = v2:127.0.0.1:${monitorPort}
`;
