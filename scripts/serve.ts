import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { serve } from './serve/serve.ts';

await runCommand(() => {
  const { dir } = command('serve', 'Serves a built tree as a host would.')
    .option('--dir <folder>', 'the built tree', 'dist')
    .parse()
    .opts();
  return serve(dir);
});
