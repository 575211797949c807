import { appendFileSync } from 'node:fs';
import { readWebhook } from './publish/webhook.ts';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';

await runCommand(async () => {
  command(
    'webhook',
    'Checks the inputs of a publication and writes them as settings for the next steps of the workflow.',
  ).parse();
  const { WEBHOOK_PATHS = '', WEBHOOK_CHANGED = '', GITHUB_ENV } = process.env;
  const { paths, changed, warnings } = readWebhook({ paths: WEBHOOK_PATHS, changed: WEBHOOK_CHANGED });
  // A line that begins with «::» is a command to the runner, so foreign text must not begin one.
  for (const warning of warnings)
    console.log(`::warning title=Webhook::${warning.replaceAll('%', '%25').replaceAll(/[\r\n]/g, ' ')}`);
  const settings = `LOOK_AT=${JSON.stringify(paths)}\nCHANGED=${changed.length > 0 ? JSON.stringify(changed) : ''}\n`;
  if (GITHUB_ENV) appendFileSync(GITHUB_ENV, settings);
  else console.log(settings.trimEnd());
});
