import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { KEPT_FILES_LIST, keptFilesOf } from '../page/kept-files.ts';
import { listFiles } from './list-files.ts';
import { publishTree, removeOtherTrees } from './published-path.ts';
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

  it('writes the pieces of a text one after the other, of any length, and returns the size of the file', () => {
    const tree = createOutputTree(newOut());
    const texts = { short: ['<p>', 'Воздух 💧', ''], long: ['я'.repeat(400_000), 'b'], lone: ['\ud83d', 'a'] };
    for (const [file, pieces] of Object.entries(texts)) {
      const expected = Buffer.from(pieces.join(''));
      expect(tree.write(file, pieces)).toBe(expected.length);
      expect(readFileSync(path.join(tree.dir, file))).toEqual(expected);
    }
    expect(tree.write('text', 'вода')).toBe(8);
  });

  describe('of a rebuild', () => {
    const FILES = { 'index.html': 'home', 'news/index.html': 'news', 'assets/logo.svg': 'logo' };

    function publish(out: string, files: Record<string, string>, options = { isRebuild: true }) {
      const last = existsSync(out) ? realpathSync(out) : undefined;
      const tree = createOutputTree(out, options);
      for (const [file, content] of Object.entries({ ...files, [REPORT_FILE]: '{}' }))
        if (last !== undefined && contentOf(last, file) === content) tree.reuse(file, last);
        else tree.write(file, content);
      tree.removeLeftovers();
      publishTree(tree, out);
      return tree;
    }
    const contentOf = (dir: string, file: string) =>
      statSync(path.join(dir, file), { throwIfNoEntry: false })?.isFile()
        ? readFileSync(path.join(dir, file), 'utf8')
        : undefined;
    const contentsOf = (dir: string) =>
      Object.fromEntries(listFiles(dir).map((file) => [file, contentOf(dir, file)] as const));
    const linksOf = (dir: string, file: string) => statSync(path.join(dir, file)).nlink;

    it('is the tree before the last one with what has changed, and links nothing anew', () => {
      const out = newOut();
      for (const news of ['one', 'two']) publish(out, { ...FILES, 'news/index.html': news });
      const before = statSync(path.join(out, 'index.html'));
      const { dir } = publish(out, { ...FILES, 'news/index.html': 'three' });
      expect(contentsOf(dir)).toEqual({ ...FILES, 'news/index.html': 'three', [REPORT_FILE]: '{}' });
      // A new link would have changed the time.
      expect(statSync(path.join(out, 'index.html')).ctimeMs).toBe(before.ctimeMs);
      expect(linksOf(out, 'index.html')).toBe(2);
      expect(contentsOf(path.join(treesOf(out), 'spare'))).toMatchObject({ 'news/index.html': 'two' });
    });

    it('has no file that only the tree before had, nor a folder in place of a file or a file in place of a folder', () => {
      const out = newOut();
      const odd = { 'gone/a/b.html': 'gone', 'file-later/index.html': 'folder', 'folder-later': 'file' };
      for (const news of ['one', 'two']) publish(out, { ...FILES, ...odd, 'news/index.html': news });
      const changed = { ...FILES, 'file-later': 'file', 'folder-later/a/index.html': 'folder' };
      const { dir } = publish(out, changed);
      expect(contentsOf(dir)).toEqual({ ...changed, [REPORT_FILE]: '{}' });
      expect(existsSync(path.join(dir, 'gone'))).toBe(false);
      expect(contentsOf(path.join(treesOf(out), 'spare'))).toMatchObject(odd);
    });

    it('does not take over the list of left out files', () => {
      const out = newOut();
      for (const kept of ['{"build":"1","files":[["index.html",null]]}', '{}'])
        publish(out, { ...FILES, [KEPT_FILES_LIST]: kept });
      const { dir } = createOutputTree(out, { isRebuild: true });
      expect(keptFilesOf(dir).files.size).toBe(0);
      expect(contentOf(dir, 'index.html')).toBe('home');
    });

    it('does not change a folder that a link leads to', () => {
      const [out, foreign] = [newOut(), temporaryFolder()];
      writeFileSync(path.join(foreign, 'index.html'), 'foreign');
      publish(out, FILES);
      symlinkSync(foreign, path.join(treesOf(out), 'spare'));
      symlinkSync(foreign, path.join(out, 'news/linked'));
      for (const news of ['one', 'two', 'three']) publish(out, { ...FILES, 'news/index.html': news });
      expect(contentsOf(foreign)).toEqual({ 'index.html': 'foreign' });
      expect(listFiles(realpathSync(out)).toSorted()).toEqual([...Object.keys(FILES), REPORT_FILE].toSorted());
    });

    it('copies a file from outside only if its content differs, and gives the others the time of a copy', () => {
      const [out, folder] = [newOut(), temporaryFolder()];
      for (const news of ['one', 'two']) publish(out, { ...FILES, 'news/index.html': news });
      const spare = path.join(treesOf(out), 'spare');
      const before = statSync(path.join(spare, 'assets/logo.svg'));
      utimesSync(path.join(spare, 'assets/logo.svg'), 0, 0);
      for (const [file, text] of [
        ['assets/logo.svg', 'logo'],
        ['index.html', 'hall'],
      ] as const) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
      }
      const tree = createOutputTree(out, { isRebuild: true });
      for (const file of ['assets/logo.svg', 'index.html']) tree.copy(file, folder);
      const logo = statSync(path.join(tree.dir, 'assets/logo.svg'));
      expect(logo.ino).toBe(before.ino);
      expect(logo.mtimeMs).toBeGreaterThan(Date.now() - 60_000);
      expect(contentOf(tree.dir, 'index.html')).toBe('hall');
      expect(contentOf(out, 'index.html')).toBe('home');
      expect(() => tree.copy('assets/logo.svg', folder)).toThrow('EEXIST');
    });

    it('writes each file once', () => {
      const out = newOut();
      for (const news of ['one', 'two']) publish(out, { ...FILES, 'news/index.html': news });
      const tree = createOutputTree(out, { isRebuild: true });
      tree.write('index.html', 'home');
      expect(() => tree.write('index.html', 'home')).toThrow('EEXIST');
      expect(() => tree.reuse('index.html', realpathSync(out))).toThrow('EEXIST');
    });

    it('is complete after one that was given up, and a whole build keeps no tree', () => {
      const out = newOut();
      for (const news of ['one', 'two']) publish(out, { ...FILES, 'news/index.html': news });
      createOutputTree(out, { isRebuild: true }).write('news/index.html', 'half');
      removeOtherTrees(out);
      expect(contentsOf(publish(out, FILES).dir)).toEqual({ ...FILES, [REPORT_FILE]: '{}' });
      const whole = publish(out, FILES, { isRebuild: false });
      expect(readdirSync(treesOf(out))).toEqual([path.basename(whole.dir)]);
    });
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
