import { injectFaults, type SystemFaults } from './system-faults.ts';

/** Lets the faults in `SYSTEM_FAULTS` befall a process of its own: `node --import …/inject-system-faults.ts`. */
injectFaults(JSON.parse(process.env['SYSTEM_FAULTS'] ?? '{}') as SystemFaults);
