import path from 'node:path';
import pLimit from 'p-limit';
import type { DrawnAddress } from './build/render/render-on-demand.ts';
import { type Failure, failureOf } from './build/report/failure.ts';
import { failureLines } from './build/report/failure-lines.ts';
import { readPort, readSettings } from './build/options/settings.ts';
import { runCommand } from './setup/run-command.ts';
import { startDemoApiWhenNeeded } from './setup/start-demo-api-when-needed.ts';
import { createPreviewHost } from './serve/preview/preview-server.ts';
import { readPreviewOptions } from './serve/preview/options.ts';
import { openStudio, type Studio } from './serve/preview/preview-renderer.ts';
import { writePreview } from './serve/preview/write-preview.ts';
import { listen } from './serve/site-server.ts';

const root = path.dirname(import.meta.dirname);

/** An editor's look at pages that are not published yet. */
await runCommand(async () => {
  const options = readPreviewOptions(process.argv.slice(2));
  const settings = readSettings(process.env);
  const api = await startDemoApiWhenNeeded();
  const studio = await openStudio(root, settings);
  const { drawn, failures } = await drawAll(options.addresses, studio);
  if (failures.length > 0) {
    console.error('These pages cannot be shown:');
    for (const line of failureLines(failures)) console.error(line);
    await api?.close();
    return 1;
  }
  if (options.out !== undefined) {
    const { code } = studio;
    writePreview(options.out, drawn, { code, publicDir: path.join(root, 'public'), lastBuild: options.from });
    console.log(`The preview is in ${options.out}`);
    await api?.close();
    return 0;
  }
  const origin = await listen(createPreviewHost(root, studio, settings), readPort(process.env, 4174));
  for (const address of drawn.keys()) console.log(`Preview: ${origin}${address}`);
  return 0;
});

async function drawAll(
  addresses: string[],
  studio: Studio,
): Promise<{ drawn: Map<string, DrawnAddress>; failures: Failure[] }> {
  const drawn = new Map<string, DrawnAddress>();
  const failures: Failure[] = [];
  const limit = pLimit(8);
  const draw = async (address: string) => {
    try {
      const result = await studio.draw(address);
      if (result.status === 404) failures.push({ place: address, reason: 'the site has no such page' });
      else drawn.set(address, result);
    } catch (error) {
      failures.push(failureOf(address, error));
    }
  };
  await Promise.all(addresses.map((address) => limit(() => draw(address))));
  return { drawn, failures };
}
