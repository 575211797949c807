import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCK_KEY } from '../../scripts/publish/bucket/lock-file.ts';
import { ARCHIVE_PREFIX, RELEASES_PREFIX } from '../../scripts/publish/bucket/site-object.ts';
import { LATEST_KEY } from '../../scripts/publish/bucket/upload-order.ts';
import { BUILD_CACHE_FILE } from '../../scripts/build/cache/build-cache.ts';
import { REPORT_FILE } from '../../scripts/build/report/build-report.ts';

interface Statement {
  Action: string | string[];
  NotResource?: string[];
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const statementsOf = (file: string) =>
  (JSON.parse(read(`scripts/publish/object-storage/${file}`)) as { Statement: Statement[] }).Statement;

/** What each command of the client needs the right to. */
const RIGHTS: Record<string, string[]> = {
  CopyObject: ['s3:GetObject', 's3:PutObject'],
  DeleteObject: ['s3:DeleteObject'],
  DeleteObjects: ['s3:DeleteObject'],
  GetObject: ['s3:GetObject'],
  HeadObject: ['s3:GetObject'],
  ListObjectsV2: ['s3:ListBucket'],
  PutObject: ['s3:PutObject'],
};

it('the key that publishes has the rights that publishing needs, and no other', () => {
  const commands = new Set(
    Array.from(read('scripts/publish/bucket/bucket.ts').matchAll(/(\w+)Command\(/g), ([, name]) => name),
  );
  const needed = new Set([...commands].flatMap((name) => RIGHTS[name ?? ''] ?? [`of ${name}, unknown`]));
  const given = statementsOf('deploy-key.json').flatMap(({ Action }) => Action);
  expect(given.toSorted()).toEqual([...needed].toSorted());
});

it('everybody may read the site, but not what only publications and builds need', () => {
  const [statement] = statementsOf('public-read.json');
  const hidden = [`${ARCHIVE_PREFIX}*`, `${RELEASES_PREFIX}*`, BUILD_CACHE_FILE, REPORT_FILE, LOCK_KEY].map(
    (key) => `arn:aws:s3:::BUCKET/${key}`,
  );
  expect(statement?.NotResource?.toSorted()).toEqual(hidden.toSorted());
  expect(hidden.join()).not.toContain(LATEST_KEY);
});
