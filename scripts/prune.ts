// node: --max-semi-space-size=4 --heap-growing-percent=20
// Hundreds of releases are read one after the other: without these flags their garbage takes 290 MB, with them 130 MB.
import { parseArgs } from 'node:util';
import { runCommand } from './setup/run-command.ts';
import { readCount } from './publish/options.ts';
import { prune } from './publish/prune.ts';
import { createPublishContext } from './publish/context.ts';

/** `npm run prune -- [--dry-run] [--allow n]` */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, allow: { type: 'string' } },
  });
  const dryRun = values['dry-run'];
  const { pages, leftovers } = await prune(createPublishContext(process.env), {
    dryRun,
    allow: readCount('allow', values.allow),
  });
  for (const key of pages) console.log(`  ${key}`);
  console.log(
    `${dryRun ? 'Would delete' : 'Deleted'} ${pages.length} objects of vanished pages and ${leftovers.length} that no build needs any more`,
  );
});
