import { parseArgs } from 'node:util';
import { failureLines } from './build/report/failure-lines.ts';
import { readDeploySettings } from './build/options/settings.ts';
import { runCommand } from './setup/run-command.ts';
import { planLines, summaryLine } from './publish/summary.ts';
import { planPublication } from './publish/plan.ts';
import { publish } from './publish/publish.ts';
import { assertPublicSite, readSiteTree } from './publish/site-tree.ts';
import { UploadFailure } from './publish/upload.ts';
import { createPublishContext } from './publish/context.ts';
import { readPathnames, readCount } from './publish/options.ts';

/** `npm run deploy -- [--dir dist] [--dry-run] [--no-check] [--allow-shrink n] [--look-at <path or JSON list of paths>]…` */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'dist' },
      'dry-run': { type: 'boolean', default: false },
      check: { type: 'boolean', default: true },
      'allow-shrink': { type: 'string' },
      'look-at': { type: 'string', multiple: true, default: [] },
    },
    allowNegative: true,
  });
  const settings = readDeploySettings(process.env);
  const allowShrink = readCount('allow-shrink', values['allow-shrink']);
  const pathnamesToCheck = readPathnames('look-at', values['look-at']);
  const context = createPublishContext(process.env);
  const tree = await readSiteTree(values.dir, { gzip: settings.S3_GZIP === 'on' });
  assertPublicSite(tree, settings.S3_ENDPOINT);
  if (values['dry-run']) {
    const plan = await planPublication(tree, context.bucket, allowShrink);
    for (const line of planLines(tree, plan)) console.log(line);
    return 0;
  }
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint } = settings;
  try {
    const indexNow = key === undefined ? undefined : { key, endpoint };
    const published = await publish(tree, context, {
      check: values.check,
      checkAttempts: 5,
      pathnames: pathnamesToCheck,
      allowShrink,
      indexNow,
    });
    console.log(summaryLine(published, tree.siteUrl));
    return 0;
  } catch (error) {
    if (!(error instanceof UploadFailure)) throw error;
    console.error(error.message);
    for (const line of failureLines(error.failures)) console.error(line);
    console.error('The site is as it was, or mixed with every page whole; run npm run deploy again to complete it');
    return 1;
  }
});
