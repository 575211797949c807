import { expect, test, vi } from 'vitest';
import { ownerOf } from './context.ts';

vi.mock('node:os', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:os')>()),
  userInfo: () => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  },
  hostname: () => 'container',
}));

test('a lock names the number of a user without an account', () => {
  expect(ownerOf({})).toBe(`user ${process.getuid?.()} on container (process ${process.pid})`);
});

test('a lock names the run of a workflow', () => {
  expect(ownerOf({ GITHUB_REPOSITORY: 'company/site', GITHUB_RUN_ID: '7' })).toBe(
    'workflow run company/site/actions/runs/7',
  );
});
