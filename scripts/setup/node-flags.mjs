import { readFileSync } from 'node:fs';

const FLAGS = [
  '--disable-warning=ExperimentalWarning',
  `--import=${new URL('resolve-packages.mjs', import.meta.url).href}`,
];

/**
 * The node flags of a script: those of all scripts, and the part of its first line after `// node:`. Some flags, such as the size
 * of the young generation, cannot be set by the script itself.
 * @param {string} script
 * @returns {string[]}
 */
export function nodeFlagsOf(script) {
  const [line = ''] = readFileSync(script, 'utf8').split('\n', 1);
  const wanted = line.startsWith('// node:') ? line.slice('// node:'.length).trim().split(/\s+/) : [];
  return [...FLAGS, ...wanted];
}
