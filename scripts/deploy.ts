import { failureLines } from './build/report/failure-lines.ts';
import { readDeploySettings, readSettings } from './build/options/settings.ts';
import { command, wholeNumber } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';
import { planLines, summaryLine } from './publish/publish-lines.ts';
import { checkBucket } from './publish/doctor.ts';
import { planPublication } from './publish/plan.ts';
import { publish } from './publish/publish.ts';
import { assertBuiltFor, assertPublicSite, readSiteTree } from './publish/site-tree.ts';
import { UploadFailure } from './publish/upload.ts';
import { createPublishContext } from './publish/context.ts';
import { parsePathnames } from './publish/options.ts';

await runCommand(async () => {
  const options = command('deploy', 'Publishes a built tree to the bucket and checks the live site.')
    .option('--dir <folder>', 'the built tree', 'dist')
    .option('--dry-run', 'print what would be uploaded and deleted', false)
    .option('--doctor', 'check bucket and site without publishing, and print what is missing', false)
    .option('--no-check', 'leave the check of the live site out')
    .option('--allow-shrink <n>', 'confirm that up to n published pages may vanish', wholeNumber())
    .option('--look-at <path>', 'check this page too: a path or a JSON list (may be given again)', parsePathnames, [])
    .parse()
    .opts();
  const settings = readDeploySettings(process.env);
  const context = createPublishContext(process.env);
  if (options.doctor) {
    const { findings, notes } = await checkBucket(
      context.bucket,
      readSettings(process.env).SITE_URL,
      settings.S3_PAGES,
    );
    for (const note of notes) console.log(`Note: ${note}`);
    for (const line of failureLines(findings)) console.log(line);
    console.log(findings.length > 0 ? `Findings: ${findings.length}` : 'Bucket and site are ready for publications');
    return findings.length > 0 ? 1 : 0;
  }
  const tree = await readSiteTree(options.dir, {
    gzip: settings.S3_GZIP === 'on',
    pageKeys: settings.S3_PAGES,
  });
  assertPublicSite(tree, settings.S3_ENDPOINT);
  assertBuiltFor(tree, settings.SITE_URL);
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint } = settings;
  const indexNow = key === undefined ? undefined : { key, endpoint };
  if (options.dryRun) {
    const plan = await planPublication(tree, context.bucket, { allowShrink: options.allowShrink, indexNow });
    for (const line of planLines(plan.tree, plan)) console.log(line);
    return 0;
  }
  try {
    const published = await publish(tree, context, {
      check: options.check,
      checkAttempts: 5,
      pathnames: options.lookAt,
      allowShrink: options.allowShrink,
      indexNow,
    });
    console.log(summaryLine(published, tree.siteUrl));
    return 0;
  } catch (error) {
    if (!(error instanceof UploadFailure)) throw error;
    console.error(error.message);
    console.error(
      'The live site is unchanged, or a mixture of two builds in which every page is complete; run npm run deploy again to complete it',
    );
    return 1;
  }
});
