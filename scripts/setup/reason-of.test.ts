import { expect, it } from 'vitest';
import { reasonOf } from './reason-of.ts';

it('has the messages of an error and its causes, each once', () => {
  const cause = new Error('connect ECONNREFUSED');
  expect(reasonOf(new Error('no answer', { cause }))).toBe('no answer: connect ECONNREFUSED');
  expect(reasonOf(new Error('no answer: connect ECONNREFUSED', { cause }))).toBe('no answer: connect ECONNREFUSED');
  expect(reasonOf('text')).toBe('text');
});

it('names a disk that is read-only, for which Node has another reason', () => {
  const error = Object.assign(new Error("ENOENT: no such file or directory, mkdir '/app/.cache/bundle'"), {
    code: 'ENOENT',
    syscall: 'mkdir',
    path: '/app/.cache/bundle',
  });
  expect(reasonOf(error)).toBe('/app/.cache/bundle cannot be made: the disk is read-only');
});
