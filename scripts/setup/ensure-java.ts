import { installFromDebian, isOnPath } from './debian.ts';
import { UsageError } from './usage-error.ts';

/** Makes sure that `java` is installed, which the HTML checker of the tests needs. @throws {UsageError} */
export async function ensureJava(): Promise<void> {
  if (isOnPath('java')) return;
  await installFromDebian('default-jre-headless');
  if (!isOnPath('java'))
    throw new UsageError(
      'The HTML checker of the tests needs Java 11 or newer: install it so that «java» is on the path',
    );
}
