import { parseArgs } from 'node:util';
import { runCommand } from './setup/run-command.ts';
import { serve } from './serve/serve.ts';

await runCommand(() => {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist' } } });
  return serve(values.dir);
});
