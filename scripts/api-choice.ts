import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Whether a person has named an API; without one, the demo API stands in. */
export function namesAnApi(): boolean {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return Boolean(process.env['API_BASE_URL'] ?? file['API_BASE_URL']);
}
