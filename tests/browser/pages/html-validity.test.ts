import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { pageFile } from '../../../scripts/build/page/page-files.ts';
import { TEMPLATE_PATHNAMES } from '../../support/browser/templates.ts';

const CHECKER = path.join(import.meta.dirname, '../../../node_modules/vnu-jar/build/dist/vnu.jar');

/** Pages of no template: the error pages and a redirect page. */
const OTHERS = ['404.html', '500.html', 'offline.html', pageFile('/equipment/1')];

interface Message {
  /** URL of the file. */
  url: string;
  message: string;
  /** The markup around the error. */
  extract?: string;
}

/** Its deep recursion needs a larger stack than Java's default. It ends before code that is optimized for speed would be used. */
const JAVA_FLAGS = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Its checker of styles does not know what browsers have supported for years, such as `@container`. */
const OF_STYLES = /^CSS: /;

/** The errors of the Nu HTML checker, a line each. */
async function faultsIn(files: string[], folder: string): Promise<string[]> {
  const options = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout } = await promisify(execFile)('java', [...JAVA_FLAGS, '-jar', CHECKER, ...options, ...files], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages
    .filter(({ message }) => !OF_STYLES.test(message))
    .map(({ url, message, extract = '' }) => `${url.split('/').slice(-3).join('/')}: ${message} ${extract.trim()}`);
}

it('the Nu HTML checker finds no error on any template', async () => {
  expect(await faultsIn([...TEMPLATE_PATHNAMES.map(pageFile), ...OTHERS], inject('siteDir'))).toEqual([]);
});

it('every picture on any template has its size', () => {
  const pictures = TEMPLATE_PATHNAMES.flatMap((pathname) =>
    Array.from(
      readFileSync(path.join(inject('siteDir'), pageFile(pathname)), 'utf8').matchAll(/<img [^>]*>/g),
      ([tag]) => tag,
    ),
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((tag) => !/ width="\d+" height="\d+"/.test(tag))).toEqual([]);
});
