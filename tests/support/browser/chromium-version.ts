import { execFileSync } from 'node:child_process';
import { findChromium } from '../../../scripts/setup/find-chromium.ts';

const version = execFileSync(await findChromium(), ['--version'], { encoding: 'utf8' });

/** The major version of the browser that the tests run in. Debian's can be older where its security updates were not reached. */
export const chromiumVersion = Number(/ (\d+)\./.exec(version)?.[1]);
