import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCK_KEY } from '../../scripts/publish/bucket/lock-file.ts';
import { ARCHIVE_PREFIX, PREVIEWS_PREFIX, RELEASES_PREFIX } from '../../scripts/publish/bucket/site-object.ts';
import { LATEST_KEY } from '../../scripts/publish/bucket/upload-order.ts';
import { ASSETS_PREFIX } from '../../scripts/publish/upload.ts';
import { BUILD_FILES } from '../../scripts/serve/hidden-file.ts';

interface Statement {
  Effect: string;
  Principal?: unknown;
  NotPrincipal?: unknown;
  Resource?: string[];
  Action: string | string[];
  NotResource?: string[];
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const statementsOf = (file: string) =>
  (JSON.parse(read(`scripts/publish/object-storage/${file}`)) as { Statement: Statement[] }).Statement;

/** The rights that each command of the client needs. */
const RIGHTS: Record<string, string[]> = {
  CopyObject: ['s3:GetObject', 's3:PutObject'],
  DeleteObject: ['s3:DeleteObject'],
  DeleteObjects: ['s3:DeleteObject'],
  GetObject: ['s3:GetObject'],
  HeadObject: ['s3:GetObject'],
  ListObjectsV2: ['s3:ListBucket'],
  PutObject: ['s3:PutObject'],
};

it('the key for publication has the rights that publishing needs, and no other', () => {
  const commands = new Set(
    Array.from(read('scripts/publish/bucket/bucket.ts').matchAll(/(\w+)Command\(/g), ([, name]) => name),
  );
  const needed = new Set([...commands].flatMap((name) => RIGHTS[name ?? ''] ?? [`of ${name}, unknown`]));
  const given = statementsOf('deploy-key.json').flatMap(({ Action }) => Action);
  expect(given.toSorted()).toEqual([...needed].toSorted());
  const ofAccount = statementsOf('yandex-policy.json').filter(({ Principal }) => isAccount(Principal));
  expect(ofAccount.flatMap(({ Action }) => Action).toSorted()).toEqual([...needed].toSorted());
});

it('the key for previews writes only previews and assets, and reads only records', () => {
  const resources = (action: string) =>
    statementsOf('preview-key.json').flatMap(({ Action, Resource }) => (Action === action ? (Resource ?? []) : []));
  const inBucket = (...keys: string[]) => keys.map((key) => `arn:aws:s3:::BUCKET/${key}`);
  expect(statementsOf('preview-key.json')).toHaveLength(2);
  expect(resources('s3:GetObject')).toEqual(inBucket(LATEST_KEY, `${RELEASES_PREFIX}*`));
  expect(resources('s3:PutObject')).toEqual(inBucket(`${PREVIEWS_PREFIX}*`, `${ASSETS_PREFIX}*`));
});

const isAccount = (principal: unknown) => JSON.stringify(principal) === '{"CanonicalUser":["SERVICE_ACCOUNT"]}';

const HIDDEN = [`${ARCHIVE_PREFIX}*`, `${RELEASES_PREFIX}*`, ...BUILD_FILES, LOCK_KEY].map(
  (key) => `arn:aws:s3:::BUCKET/${key}`,
);

it('the site is public, the objects for publications and builds are not', () => {
  const [statement] = statementsOf('public-read.json');
  expect(statement?.NotResource?.toSorted()).toEqual(HIDDEN.toSorted());
  expect(HIDDEN.join()).not.toContain(LATEST_KEY);
});

it('without NotResource in a policy the same files are private to all but the key', () => {
  const statements = statementsOf('yandex-policy.json');
  expect(statements.filter(({ NotResource }) => NotResource !== undefined)).toEqual([]);
  const [denial, ...others] = statements.filter(({ Effect }) => Effect === 'Deny');
  expect(others).toEqual([]);
  expect(isAccount(denial?.NotPrincipal)).toBe(true);
  expect(denial?.Resource?.toSorted()).toEqual(HIDDEN.toSorted());
});

it('the recipes name files and settings that exist', () => {
  const text = read('docs/hosting.md');
  // The others are files of the site.
  const files = Array.from(text.matchAll(/(?<!builds\/)\b[\w-]+\.json\b/g), ([name]) => name);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(statementsOf(file).length).toBeGreaterThan(0);
});
