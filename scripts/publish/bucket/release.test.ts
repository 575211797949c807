import { describe, expect, it } from 'vitest';
import { isLastPublished, releaseKey } from './release.ts';

describe('the last published release', () => {
  const isLast = (dates: Record<string, string>) =>
    isLastPublished(
      'b',
      new Map(Object.entries(dates).map(([id, date]) => [releaseKey(id), { etag: id, modifiedAt: new Date(date) }])),
    );

  it('is the one with the latest date', () => {
    expect(isLast({ a: '2026-11-01T12:00:00Z', b: '2026-11-01T12:00:01Z' })).toBe(true);
    expect(isLast({ a: '2026-11-01T12:00:01Z', b: '2026-11-01T12:00:00Z' })).toBe(false);
  });

  it.each(['a', 'c'])('is unknown if the release %s has the same date, since stores give whole seconds', (other) => {
    expect(isLast({ b: '2026-11-01T12:00:00Z', [other]: '2026-11-01T12:00:00Z' })).toBe(false);
  });

  it('is none that the bucket does not have', () => {
    expect(isLast({ a: '2026-11-01T12:00:00Z' })).toBe(false);
  });
});
