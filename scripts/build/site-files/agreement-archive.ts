import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainText } from '../../../src/lib/text/plain-text.ts';
import { routes } from '../../../src/routes.ts';
import { mainMarkup } from '../page/page-facts.ts';
import { keptFilesOf } from '../page/kept-files.ts';
import { pageFile } from '../page/page-files.ts';
import type { OutputTree } from '../output/output-tree.ts';

/** The wordings of the consent that visitors have agreed to, each under the day of the first build with it. */
export const AGREEMENT_ARCHIVE = 'builds/agreement';

/**
 * Adds the text of the consent to the archive if it is new, and keeps the texts of earlier builds.
 * @param today `2026-11-21`
 */
export function archiveAgreement(tree: OutputTree, previousDir: string, today: string): void {
  const archive = path.join(previousDir, AGREEMENT_ARCHIVE);
  const inBucket = Array.from(keptFilesOf(previousDir).files.keys(), (file) => path.relative(AGREEMENT_ARCHIVE, file));
  const archived = inBucket
    .filter((name) => !name.startsWith('..'))
    .concat(existsSync(archive) ? readdirSync(archive) : []);
  for (const file of archived) tree.reuse(path.join(AGREEMENT_ARCHIVE, file), previousDir);
  const page = path.join(tree.dir, pageFile(routes.agreement.href()));
  if (!existsSync(page)) return;
  const text = plainText(mainMarkup(readFileSync(page, 'utf8')));
  const name = hash('sha256', text).slice(0, 12);
  if (!archived.some((file) => file.includes(name)))
    tree.write(path.join(AGREEMENT_ARCHIVE, `${today}-${name}.txt`), `${text}\n`);
}
