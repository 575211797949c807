import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { classOwners, longClassName, shortClassNames } from './class-names.ts';

it('the classes of all modules have unique names that are the same each time', () => {
  const src = temporaryFolder();
  writeFileSync(path.join(src, 'b.module.scss'), '.card { .title:hover & {} } .card .text {}');
  writeFileSync(path.join(src, 'a.module.scss'), '.box {}');
  writeFileSync(path.join(src, 'c.scss'), '.global {}');
  const [nameOf, again] = [shortClassNames(src), shortClassNames(src)];
  const file = path.join(src, 'b.module.scss');
  const names = ['card', 'title', 'text'].map((name) => nameOf(file, name));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]$/);
  expect(names).toEqual(['card', 'title', 'text'].map((name) => again(file, name)));
  expect(nameOf(path.join(src, 'a.module.scss'), 'box')).toBe('aa');
  expect(nameOf(file, 'mixed-in')).toBeUndefined();
});

it('no class has a name that ad blockers hide', () => {
  const src = temporaryFolder();
  const names = Array.from({ length: 2000 }, (_, index) => `part${index}`);
  const file = path.join(src, 'a.module.scss');
  writeFileSync(file, names.map((name) => `.${name} {}`).join(' '));
  const nameOf = shortClassNames(src);
  expect(names.filter((name) => nameOf(file, name)?.toLowerCase() === 'ad')).toEqual([]);
  expect(nameOf(file, 'part1999')).toMatch(/^[a-zA-Z][a-zA-Z0-9]$/);
});

it('a class of the bundle belongs to its module, also when Sass has put its name together, and one of a library to none', () => {
  const src = temporaryFolder();
  const file = path.join(src, 'Grid.module.scss');
  writeFileSync(file, '.grid {} @each $n in (1, 2) { .columns#{$n} {} }');
  const ownerOf = classOwners(src);
  expect(ownerOf(shortClassNames(src)(file, 'grid') ?? '')).toBe(file);
  expect(ownerOf(longClassName(file, 'columns1'))).toBe(file);
  expect(ownerOf('yarl__slide')).toBeUndefined();
});
