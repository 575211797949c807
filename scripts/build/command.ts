import { runCommand } from '../setup/run-command.ts';
import { startDemoApiWhenNeeded } from '../setup/start-demo-api-when-needed.ts';
import { buildSite } from './build-site.ts';
import { readOptions } from './options/build-options.ts';
import { createProgress } from './report/progress.ts';
import { reportBuild } from './report-build.ts';

/** `npm run build`: builds the site by the arguments and the environment of the process. */
export async function runBuild(): Promise<void> {
  await runCommand(async () => {
    const options = readOptions(process.argv, process.env);
    return reportBuild(options.out, async () => {
      const demoApi = await startDemoApiWhenNeeded();
      try {
        return await buildSite(options, createProgress(process.stdout));
      } finally {
        await demoApi?.close();
      }
    });
  });
}
