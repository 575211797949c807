import { parseArgs } from 'node:util';
import { runCommand } from './setup/run-command.ts';
import { measureGrowth } from './bench/measure-growth.ts';
import { measureBuilds } from './bench/measure-builds.ts';
import { navigationTable } from './bench/measure-navigation.ts';
import { measurePages, pageTable } from './bench/measure-pages.ts';
import { buildTable } from './bench/build-table.ts';

/**
 * Measures the build beside its baseline and pages beside themselves without scripts, in one run on one machine: ratios mean
 * something, seconds alone do not. `--growth 500,2000,10000` measures how full builds grow instead.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { items: { type: 'string', default: '2000' }, growth: { type: 'string' } } });
  if (values.growth !== undefined) {
    console.log(await measureGrowth(values.growth.split(',').map((size) => numberOfItems('--growth', size))));
    return;
  }
  const items = numberOfItems('--items', values.items);
  console.log(`${buildTable(await measureBuilds(items))}\n`);
  console.log(`${await measureGrowth([Math.ceil(items / 4), items])}\n`);
  const { pages, navigations } = await measurePages();
  console.log(`${pageTable(pages)}\n\n${navigationTable(navigations)}`);
});

function numberOfItems(option: string, text: string): number {
  const items = Number(text);
  if (!Number.isInteger(items) || items < 10)
    throw new Error(`${option}: expected a whole number, 10 or more, got «${text}»`);
  return items;
}
