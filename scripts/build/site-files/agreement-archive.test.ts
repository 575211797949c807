import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { AGREEMENT_ARCHIVE, archiveAgreement } from './agreement-archive.ts';
import { createOutputTree } from '../output/output-tree.ts';

const folder = temporaryFolder();

/** A build on that day. @returns the contents of its archive */
function build(previousDir: string, today: string, main?: string) {
  const tree = createOutputTree(path.join(folder, 'dist'));
  if (main !== undefined) tree.write('agreement/index.html', `<body><nav>Меню</nav><main id="c">${main}</main></body>`);
  archiveAgreement(tree, previousDir, today);
  const archive = path.join(tree.dir, AGREEMENT_ARCHIVE);
  mkdirSync(archive, { recursive: true });
  const files = readdirSync(archive).toSorted();
  return {
    dir: tree.dir,
    days: files.map((file) => file.slice(0, 10)),
    texts: files.map((file) => read(archive, file)),
  };
}

const read = (archive: string, file: string) => readFileSync(path.join(archive, file), 'utf8');

it('every wording of the consent is kept once, under the day of its first build', () => {
  const first = build(path.join(folder, 'nothing'), '2026-01-01', '<h1>Согласие</h1><p class="a">Я&nbsp;согласен.</p>');
  expect(first).toMatchObject({ days: ['2026-01-01'], texts: ['Согласие\nЯ\u00a0согласен.\n'] });
  const redrawn = build(first.dir, '2026-02-02', '<h1>Согласие</h1><p class="b">Я&nbsp;согласен.</p>');
  expect(redrawn.days).toEqual(['2026-01-01']);
  const reworded = build(redrawn.dir, '2026-03-03', '<h1>Согласие</h1><p>Я не против.</p>');
  expect(reworded.days).toEqual(['2026-01-01', '2026-03-03']);
  const withoutPage = build(reworded.dir, '2026-04-04');
  expect(withoutPage.texts).toEqual(reworded.texts);
});
