import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { publishTree } from './published-path.ts';
import { createOutputTree } from './output-tree.ts';
import { REPORT_FILE } from '../report/build-report.ts';

const newOut = () => path.join(temporaryFolder(), 'dist');
const treesOf = (out: string) => path.join(path.dirname(out), '.dist');

describe('a tree', () => {
  it.each(['../x', 'news/../../x', '..', '.', 'news/../..', '../dist-other/x'])('refuses to write to %s', (file) => {
    const out = newOut();
    const tree = createOutputTree(out);
    mkdirSync(`${tree.dir}-other`);
    expect(() => tree.write(file, 'evil')).toThrow('outside the tree');
    expect(() => tree.writeLines(file, ['evil'])).toThrow('outside the tree');
    expect(readdirSync(tree.dir)).toEqual([]);
    expect(readdirSync(path.dirname(out))).toEqual(['.dist']);
  });

  it('treats an absolute path as relative to itself', () => {
    const tree = createOutputTree(newOut());
    tree.write('/etc/passwd', 'ours');
    expect(readFileSync(path.join(tree.dir, 'etc/passwd'), 'utf8')).toBe('ours');
  });

  it('writes each file once, and nothing through a link to another tree', () => {
    const [one, other] = [createOutputTree(newOut()), createOutputTree(newOut())];
    one.write('a/index.html', 'first');
    expect(() => one.write('a/index.html', 'second')).toThrow('EEXIST');
    other.reuse('a/index.html', one.dir);
    expect(() => other.write('a/index.html', 'third')).toThrow('EEXIST');
    expect(() => other.writeLines('a/index.html', ['third'])).toThrow('EEXIST');
    expect(() => other.reuse('a/index.html', one.dir)).toThrow('EEXIST');
    expect(readFileSync(path.join(one.dir, 'a/index.html'), 'utf8')).toBe('first');
  });

  it('copies files from outside: a change of the copy does not affect the original', () => {
    const [folder, tree] = [temporaryFolder(), createOutputTree(newOut())];
    writeFileSync(path.join(folder, 'logo.svg'), 'ours');
    tree.copy('logo.svg', folder);
    expect(() => tree.copy('logo.svg', folder)).toThrow('EEXIST');
    writeFileSync(path.join(tree.dir, 'logo.svg'), 'changed in place');
    expect(readFileSync(path.join(folder, 'logo.svg'), 'utf8')).toBe('ours');
  });

  it('writes long files by line without losing a line between chunks', () => {
    const tree = createOutputTree(newOut());
    const lines = Array.from({ length: 20_000 }, (_, index) => `строка ${index}\n`);
    tree.writeLines('long.txt', lines);
    tree.writeLines('empty.txt', []);
    expect(readFileSync(path.join(tree.dir, 'long.txt'), 'utf8')).toBe(lines.join(''));
    expect(readFileSync(path.join(tree.dir, 'empty.txt'), 'utf8')).toBe('');
  });

  it('replaces the published path, a link or a plain folder', () => {
    const out = newOut();
    for (const text of ['one', 'two']) {
      const tree = createOutputTree(out);
      tree.write(REPORT_FILE, text);
      publishTree(tree, out);
      expect(readFileSync(path.join(out, REPORT_FILE), 'utf8')).toBe(text);
      expect(readdirSync(treesOf(out))).toEqual([path.basename(tree.dir)]);
    }
    const copied = newOut();
    cpSync(realpathSync(out), copied, { recursive: true });
    writeFileSync(path.join(copied, 'old.html'), '');
    const tree = createOutputTree(copied);
    tree.write(REPORT_FILE, 'three');
    publishTree(tree, copied);
    expect(readFileSync(path.join(copied, REPORT_FILE), 'utf8')).toBe('three');
    expect(existsSync(path.join(copied, 'old.html'))).toBe(false);
  });
});
