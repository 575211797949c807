import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { measureBuilds } from './bench/measure-builds.ts';
import { measurePages, pageTable } from './bench/measure-pages.ts';
import { tableOf } from './bench/table.ts';

/**
 * Measures the build beside its floor and pages beside themselves without scripts, in one run on one machine: ratios mean
 * something, seconds alone do not.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { items: { type: 'string', default: '2000' } } });
  const items = Number(values.items);
  if (!Number.isInteger(items) || items < 10)
    throw new Error(`--items: expected a whole number, 10 or more, got «${values.items}»`);
  console.log(`${tableOf(await measureBuilds(items))}\n`);
  console.log(pageTable(await measurePages()));
});
