import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';
import { UsageError } from './usage-error.ts';

const DEBIAN_NGINX = '/usr/sbin/nginx';

/**
 * The nginx for the tests: the configured one or Debian's, installed if there is none. Undefined if it cannot be installed: its
 * configuration is not tested then. @throws {UsageError} in that case on a CI machine
 */
export async function findNginx(): Promise<string | undefined> {
  const named = process.env['NGINX_PATH'];
  if (named && !existsSync(named))
    throw new UsageError(`NGINX_PATH: expected the path of an nginx, ${named} does not exist`);
  if (named) return named;
  if (!existsSync(DEBIAN_NGINX)) await installFromDebian('nginx');
  if (existsSync(DEBIAN_NGINX)) return DEBIAN_NGINX;
  const advice = 'install it (apt-get install nginx) or set NGINX_PATH to its path';
  if (process.env['CI']) throw new UsageError(`The test of the hosts needs nginx: ${advice}`);
  console.log(`Set-up: nginx cannot be installed here, so its configuration is not tested; to test it, ${advice}`);
  return undefined;
}
