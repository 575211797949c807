import { expect, it } from 'vitest';
import { cachedPage } from '../../../tests/support/build/cached-page.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { refusedMedia } from './refused-media.ts';

const check = (facts: Partial<PageFacts>[], files = ['https://files.test']) => {
  const media = refusedMedia({ api: 'https://api.test', files }, 'https://example.test');
  for (const [index, fact] of facts.entries()) media.see(cachedPage(`/p${index}`, fact));
  return { lines: media.lines(), failures: media.failures() };
};

const own = { images: ['https://files.test/a.jpg', '/assets/logo.svg', 'https://example.test/b.jpg'] };

it('pictures and films of allowed hosts are not reported', () => {
  expect(check([own, { films: ['https://files.test/a.mp4'] }, {}])).toEqual({ lines: [], failures: [] });
});

it('a picture and a film of another host are reported with their pages', () => {
  const foreign = { images: ['https://elsewhere.test/a.jpg'] };
  const { lines, failures } = check([own, own, foreign, foreign, { films: ['https://video.test/a.mp4'] }]);
  expect(lines).toEqual([
    expect.stringMatching(/^https:\/\/elsewhere\.test\/a\.jpg on \/p2, \/p3: the content policy refuses this host/),
    expect.stringMatching(/^https:\/\/video\.test\/a\.mp4 on \/p4: /),
  ]);
  expect(failures).toEqual([]);
});

it('the check fails when more than a few pages need the host', () => {
  const pages = Array.from({ length: 7 }, () => own);
  expect(check(pages, ['https://cdn.test']).failures).toEqual([
    { subject: 'https://files.test', reason: expect.stringContaining('of /p0, /p1, /p2 and 4 more: ') },
  ]);
});
