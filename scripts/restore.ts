import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './setup/run-command.ts';
import { downloadLive } from './publish/download-live.ts';
import { createPublishContext } from './publish/context.ts';

/** `npm run restore -- [--out dist]`: fetches the published build, for a machine that has none. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const count = await downloadLive(path.resolve(values.out), createPublishContext(process.env));
  if (count === undefined) console.log(`${values.out} holds the published build already`);
  else if (count === 0) console.log('Nothing is published yet: the first build asks for everything');
  else console.log(`${count} files of the published build are in ${values.out}`);
});
