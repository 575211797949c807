import { describe, expect, it } from 'vitest';
import { laterReleases, releaseKey } from './release.ts';

describe('the releases after one', () => {
  const laterThanB = (dates: Record<string, string>) =>
    laterReleases(
      'b',
      new Map(Object.entries(dates).map(([id, date]) => [releaseKey(id), { etag: id, modifiedAt: new Date(date) }])),
    );

  it('have a later date', () => {
    expect(laterThanB({ a: '2026-11-01T12:00:00Z', b: '2026-11-01T12:00:01Z' })).toEqual([]);
    expect(laterThanB({ a: '2026-11-01T12:00:01Z', b: '2026-11-01T12:00:00Z' })).toEqual(['a']);
  });

  it.each(['a', 'c'])('include %s with the same date, since stores give whole seconds', (other) => {
    expect(laterThanB({ b: '2026-11-01T12:00:00Z', [other]: '2026-11-01T12:00:00Z' })).toEqual([other]);
  });

  it('are all of the bucket if it does not have that one', () => {
    expect(laterThanB({ a: '2026-11-01T12:00:00Z' })).toEqual(['a']);
  });
});
