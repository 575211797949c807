import { expect, it } from 'vitest';
import { bundlerFailure } from './bundler-failure.ts';

const FULL_DISK = `\u001b[31m✗\u001b[39m Build failed in 1.13s
Build failed with 1 error:

[UNHANDLEABLE_ERROR] Something went wrong inside rolldown, please report this problem at https://github.com/rolldown/rolldown/issues.
Failed to write file in /мой сайт/.cache/bundle/165c4326f540.31284/server/assets/ApplicationModal-BvFx37p2.js

Caused by:
    No space left on device (os error 28)

Stack backtrace:
   0: <unknown>
  12: start_thread
             at ./nptl/pthread_create.c:442:8
`;

it('a full disk is told as such, with the file', () => {
  expect(bundlerFailure(FULL_DISK)).toBe(
    '/мой сайт/.cache/bundle/165c4326f540.31284/server/assets/ApplicationModal-BvFx37p2.js cannot be written: No space left on device',
  );
});

it('other failures are told as they are', () => {
  expect(bundlerFailure('\u001b[31mUnexpected token\u001b[39m\n')).toBe(
    'The code could not be bundled:\nUnexpected token',
  );
});
