import { injectFaults, type SystemFaults } from './system-faults.ts';

/** Injects the faults in `SYSTEM_FAULTS` into this process: `node --import …/inject-system-faults.ts`. */
injectFaults(JSON.parse(process.env['SYSTEM_FAULTS'] ?? '{}') as SystemFaults);
