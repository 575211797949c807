import { createPublishContext } from './publish/context.ts';
import { unlock } from './publish/unlock.ts';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';

await runCommand(async () => {
  const { force } = command('unlock', 'Shows the owner of the lock of the bucket, and deletes a lock that has expired.')
    .option('--force', 'delete it in any case', false)
    .parse()
    .opts();
  console.log(await unlock(createPublishContext(process.env), { force }));
});
