import { readSettings } from './build/options/settings.ts';
import { createPublishContext } from './publish/context.ts';
import { stalenessOf } from './publish/freshness.ts';
import { command, wholeNumber } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';

await runCommand(async () => {
  const { maxHours } = command(
    'freshness',
    'Fails if publications have stopped or the site shows another build than the bucket.',
  )
    .option('--max-hours <n>', 'how old the last publication may be', wholeNumber(1), 3)
    .parse()
    .opts();
  const { bucket } = createPublishContext(process.env);
  const wrong = await stalenessOf({ bucket, siteUrl: readSettings(process.env).SITE_URL, maxHours });
  for (const line of wrong) console.error(line);
  if (wrong.length === 0) console.log('The site is fresh');
  return wrong.length > 0 ? 1 : 0;
});
