import { parseArgs } from 'node:util';
import { runCommand } from './setup/run-command.ts';
import { releaseLines, rollback } from './publish/rollback.ts';
import { createPublishContext } from './publish/context.ts';

/** `npm run rollback -- [<build id>] [--no-check]`; without an id it lists the builds that can be put back. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: true } },
    allowNegative: true,
    allowPositionals: true,
  });
  const context = createPublishContext(process.env);
  const [id] = positionals;
  if (id === undefined) {
    for (const line of await releaseLines(context)) console.log(line);
    return 0;
  }
  const count = await rollback(id, context, { check: values.check, checkAttempts: 5 });
  console.log(`Build ${id} is live again: ${count} objects put back. The next publication will replace it.`);
  return 0;
});
