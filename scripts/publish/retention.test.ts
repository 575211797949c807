import { describe, expect, it } from 'vitest';
import { BUILDS_KEPT, DAYS_KEPT, findDisposable, PREVIEW_DAYS, retainedReleases } from './retention.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 5, 1);
/** Releases published so many days ago. */
const published = (...daysAgo: number[]) => daysAgo.map((days) => ({ days, publishedAt: new Date(NOW - days * DAY) }));
const retained = (...daysAgo: number[]) => retainedReleases(published(...daysAgo), NOW).map(({ days }) => days);

describe('disposable', () => {
  it('lists old objects that no build needs, and never a text of the consent', () => {
    const keys = [
      'assets/old-00000000.js',
      'og/abcdefgh12345678.jpg',
      'builds/agreement/2020-01-01-abc.txt',
      'proof.html',
    ];
    const old = { etag: '', modifiedAt: new Date(NOW - 90 * DAY) };
    const stored = new Map(keys.map((key) => [key, old]));
    const use = { needed: new Set<string>(), pages: new Set<string>(), expired: new Set(keys.slice(0, 3)) };
    expect(findDisposable({ stored, use, now: NOW })).toEqual({
      pages: [],
      leftovers: ['assets/old-00000000.js', 'og/abcdefgh12345678.jpg'],
    });
  });
});

describe('a preview', () => {
  it.each([
    [PREVIEW_DAYS - 0.1, []],
    [PREVIEW_DAYS + 0.1, ['builds/previews/secret/index.html']],
  ])('of %d days', (days, leftovers) => {
    const stored = new Map([
      ['builds/previews/secret/index.html', { etag: '', modifiedAt: new Date(NOW - days * DAY) }],
    ]);
    const use = { needed: new Set<string>(), pages: new Set<string>(), expired: new Set<string>() };
    expect(findDisposable({ stored, use, now: NOW })).toEqual({ pages: [], leftovers });
  });
});

describe('retainedReleases', () => {
  it('keeps the last ten, however old', () => {
    const days = Array.from({ length: 14 }, (_, n) => 400 - n * 10);
    expect(retained(...days)).toEqual(days.slice(-BUILDS_KEPT));
  });

  it('keeps all that were live within the period, however many', () => {
    const days = Array.from({ length: 40 }, (_, n) => 29 - n * 0.5);
    expect(retained(...days)).toEqual(days);
  });

  it('counts the age from the day on which a build was replaced', () => {
    const tenRecent = Array.from({ length: 10 }, (_, n) => 5 - n * 0.1);
    expect(retained(200, ...tenRecent)).toEqual([200, ...tenRecent]);
    expect(retained(200, DAYS_KEPT + 1, ...tenRecent)).toEqual([DAYS_KEPT + 1, ...tenRecent]);
  });

  it('keeps the only one', () => {
    expect(retained(900)).toEqual([900]);
  });
});
