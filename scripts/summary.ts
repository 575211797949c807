import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { runSummary } from './publish/run-summary.ts';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';

await runCommand(async () => {
  const { dir } = command('summary', 'Writes what a build did, or why it failed, on the page of the workflow’s run.')
    .option('--dir <folder>', 'where the tree is', 'dist')
    .parse()
    .opts();
  const text = runSummary(path.resolve(dir));
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, text);
  else console.log(text.trimEnd());
});
