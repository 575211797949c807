import { parseArgs } from 'node:util';
import { createPublishContext } from './publish/context.ts';
import { unlock } from './publish/unlock.ts';
import { runCommand } from './setup/run-command.ts';

/** `npm run unlock -- [--force]`: says who holds the lock of the bucket, and deletes it where nobody does any more. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
  console.log(await unlock(createPublishContext(process.env), values));
});
