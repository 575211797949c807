// node: --max-semi-space-size=4 --heap-growing-percent=20
// Hundreds of releases are read one after the other: without these flags their garbage takes 290 MB, with them 130 MB.
import { command, wholeNumber } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { prune } from './publish/prune.ts';
import { createPublishContext } from './publish/context.ts';

await runCommand(async () => {
  const { dryRun, allow } = command('prune', 'Deletes from the bucket what no live page and no release needs.')
    .option('--dry-run', 'print what would be deleted', false)
    .option('--allow <n>', 'confirm that up to n objects of pages may be deleted', wholeNumber())
    .parse()
    .opts();
  const { pages, leftovers } = await prune(createPublishContext(process.env), {
    dryRun,
    allow,
  });
  for (const key of pages) console.log(`  ${key}`);
  console.log(
    `${dryRun ? 'Would delete' : 'Deleted'} ${pages.length} objects of vanished pages and ${leftovers.length} that no build needs any more`,
  );
});
