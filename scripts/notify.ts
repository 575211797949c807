import { readNotificationSettings } from './build/options/settings.ts';
import { notify } from './publish/notify.ts';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';

await runCommand(async () => {
  const [words] = command('notify', 'Sends a message to NOTIFY_URL, with the site and the run of the workflow.')
    .argument('<text>', 'the message')
    .parse().processedArgs;
  const { NOTIFY_URL, SITE_URL } = readNotificationSettings(process.env);
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
  const run = GITHUB_RUN_ID ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}` : '';
  const text = [`${SITE_URL}: ${words}`, run].filter(Boolean).join('\n');
  if (NOTIFY_URL === undefined) console.log(`NOTIFY_URL is not set, no notification was sent:\n${text}`);
  else await notify(text, NOTIFY_URL);
});
