import { command, wholeNumber } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { measureGrowth } from './bench/measure-growth.ts';
import { measureBuilds } from './bench/measure-builds.ts';
import { measureLargeSite } from './bench/measure-large-site.ts';
import { filterTable, measureFilters } from './bench/measure-filters.ts';
import { navigationTable } from './bench/measure-navigation.ts';
import { measurePages, pageTable } from './bench/measure-pages.ts';
import { buildTable } from './bench/build-table.ts';

/**
 * Measures the build against its baseline and pages against themselves without scripts, in one run on one machine, because only
 * ratios are comparable. `--growth 500,2000,10000` measures the growth of full builds instead, `--large 150` one large site of
 * the demo content.
 */
await runCommand(async () => {
  const { items, growth, large, times } = command('bench', 'Measures builds and pages, or how full builds grow.')
    .option('--items <n>', 'items of the catalogue', wholeNumber(10), 2000)
    .option('--times <n>', 'how many times over the demo content is built', wholeNumber(2), 20)
    .option('--growth <n,n,…>', 'measure full builds of these sizes instead', (text) =>
      text.split(',').map(wholeNumber(10)),
    )
    .option('--large <n>', 'measure the demo content that many times over instead, once', wholeNumber(2))
    .parse()
    .opts();
  if (growth) {
    console.log(await measureGrowth(growth));
    return;
  }
  if (large) {
    console.log(`The demo content, ${large} times over:\n\n${buildTable(await measureLargeSite(large))}`);
    return;
  }
  console.log(
    `The demo content, ${times} times over:\n\n${buildTable(await measureBuilds({ kind: 'demo', times }))}\n`,
  );
  console.log(`A catalogue of ${items} items:\n\n${buildTable(await measureBuilds({ kind: 'catalogue', items }))}\n`);
  console.log(`${await measureGrowth([Math.ceil(items / 4), items])}\n`);
  const { pages, navigations } = await measurePages();
  console.log(`${pageTable(pages)}\n\n${navigationTable(navigations)}\n`);
  console.log(filterTable(items, await measureFilters(items)));
});
