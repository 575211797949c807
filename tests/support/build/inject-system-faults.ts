import { befall, type MachineFaults } from './system-faults.ts';

/** Lets the faults in `MACHINE_FAULTS` befall a process of its own: `node --import …/hostile-process.ts`. */
befall(JSON.parse(process.env['MACHINE_FAULTS'] ?? '{}') as MachineFaults);
