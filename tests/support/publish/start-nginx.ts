import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const program = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

export const HAS_NGINX = existsSync(program);

export interface Nginx {
  /** The socket of the server, so that the tests need no free port. */
  socketPath: string;
  close: () => Promise<void>;
}

/** Serves a tree with the example configuration, written by the real command. @param settings those of the site */
export function startNginx(tree: string, settings: Record<string, string>): Promise<Nginx> {
  return startConfigured(['--dir', tree], settings, (server) => server.replace('/var/www/chistosfera/dist', tree));
}

/** Serves a bucket whose pages are in folders. @param bucket its URL */
export function startNginxBeforeStore(bucket: string, settings: Record<string, string>): Promise<Nginx> {
  return startConfigured(['--store', bucket], settings, (server) => server.replace(/# A symbolic.*\n *root.*/, ''));
}

function startConfigured(
  options: string[],
  settings: Record<string, string>,
  adapt: (server: string) => string,
): Promise<Nginx> {
  const dir = temporaryFolder();
  const socketPath = path.join(dir, 'socket');
  execFileSync(process.execPath, ['scripts/nginx.ts', ...options, '--out', path.join(dir, 'chistosfera')], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  const server = readFileSync(path.join(root, 'scripts/nginx/server.conf'), 'utf8')
    .replace('listen 443 ssl http2;', `listen unix:${socketPath};`)
    .replace('listen 80;', `listen unix:${socketPath}.plain;`)
    .replace(/ssl_certificate.*;/g, '');
  return runNginx(dir, socketPath, adapt(server));
}

/**
 * A cache before a host, like a CDN: it stores pages and payloads for a second regardless of their headers, and serves a
 * stale one while it fetches the new one and when the host does not reply.
 */
export function startNginxCache(origin: Nginx): Promise<Nginx> {
  return runNginxCache(
    origin,
    `location / {
      proxy_pass http://host;
      proxy_cache_valid any 1s;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503;
    }`,
  );
}

/** A cache before a host that serves the first copy of every document for the whole test, and all other files of the host. */
export function startNginxCacheOfDocuments(origin: Nginx): Promise<Nginx> {
  return runNginxCache(
    origin,
    `location / {
      proxy_pass http://host;
      proxy_cache_valid 200 301 1h;
    }
    location ~ \\.\\w+$ {
      proxy_cache off;
      proxy_pass http://host;
    }`,
  );
}

function runNginxCache(origin: Nginx, locations: string): Promise<Nginx> {
  const dir = temporaryFolder();
  const socketPath = path.join(dir, 'socket');
  return runNginx(
    dir,
    socketPath,
    `proxy_cache_path ${dir}/cache keys_zone=pages:1m;
upstream host { server unix:${origin.socketPath}; }
server {
  listen unix:${socketPath};
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Connection "";
  proxy_cache pages;
  proxy_cache_key $request_uri$http_accept_encoding;
  proxy_ignore_headers Cache-Control Expires Vary;
  ${locations}
}`,
  );
}

async function runNginx(dir: string, socketPath: string, servers: string): Promise<Nginx> {
  mkdirSync(path.join(dir, 'logs'));
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  writeFileSync(
    path.join(dir, 'nginx.conf'),
    `daemon off; master_process off; pid ${dir}/pid; error_log ${dir}/error.log; events {}
http { access_log off; ${scratch.join(' ')}
${servers} }\n`,
  );
  const nginx = spawn(program, ['-p', dir, '-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')]);
  const ended = once(nginx, 'exit');
  let alive = true;
  void ended.then(() => (alive = false));
  while (!(await answers(socketPath))) {
    if (!alive) throw new Error(`nginx does not start:\n${readFileSync(path.join(dir, 'error.log'), 'utf8')}`);
    await sleep(10);
  }
  return {
    socketPath,
    async close() {
      nginx.kill();
      await ended;
    },
  };
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.on('connect', () => {
      socket.end();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
