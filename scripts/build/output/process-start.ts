import { readFileSync } from 'node:fs';

/** Index of the start time in `/proc/…/stat`, counted after the name in brackets. */
const START_TIME = 19;

/**
 * Identifies a process beyond its id, also after a restart of the machine: its start time and the system's boot id. Undefined
 * if the system does not provide them.
 */
export function processStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME];
    return startTime && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${startTime}`;
  } catch {
    return undefined;
  }
}
