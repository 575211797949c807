import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The variables in a file; none without the file. Editors on Windows begin one with a mark that is no part of the first name. */
export function readEnvFile(file: string): NodeJS.Dict<string> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) : {};
}
