import { readFileSync } from 'node:fs';

const WARNINGS = '--disable-warning=ExperimentalWarning';

/**
 * The flags that a script wants node to be started with: what its first line says after `// node:`. Some of them, such
 * as the size of the young generation, are settled before a script could.
 * @param {string} script
 * @returns {string[]}
 */
export function nodeFlagsOf(script) {
  const [line = ''] = readFileSync(script, 'utf8').split('\n', 1);
  const wanted = line.startsWith('// node:') ? line.slice('// node:'.length).trim().split(/\s+/) : [];
  return [WARNINGS, ...wanted];
}
