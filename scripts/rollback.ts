import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { releaseLines, rollback } from './publish/rollback.ts';
import { createPublishContext } from './publish/context.ts';

await runCommand(async () => {
  const rollbackCommand = command('rollback', 'Makes an earlier build live again. Without an id it lists the builds.')
    .argument('[build id]')
    .option('--no-check', 'leave the check of the live site out')
    .parse();
  const context = createPublishContext(process.env);
  const [id] = rollbackCommand.args;
  const { check } = rollbackCommand.opts();
  if (id === undefined) {
    for (const line of await releaseLines(context)) console.log(line);
    return 0;
  }
  const count = await rollback(id, context, { check, checkAttempts: 5 });
  console.log(`Build ${id} is live again: ${count} objects restored. The next publication will replace it.`);
  return 0;
});
