import { describe, expect, it } from 'vitest';
import { formatDuration, videoSource } from './video-source.ts';

describe('videoSource', () => {
  it("prefers the site's own file", () => {
    expect(videoSource({ file: { href: '/v.mp4' }, embedUrl: 'https://rutube.ru/play/embed/1' })).toEqual({
      kind: 'file',
      href: '/v.mp4',
    });
  });

  it('embeds players of allowed hosts', () => {
    expect(videoSource({ embedUrl: 'https://rutube.ru/play/embed/1' })?.kind).toBe('frame');
  });

  it.each(['https://example.com/embed/1', 'javascript:alert(1)', 'http://rutube.ru/play/embed/1'])(
    'returns nothing for «%s»',
    (embedUrl) => {
      expect(videoSource({ embedUrl })).toBeUndefined();
    },
  );
});

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [245.4, '4:05'],
  [3600, '1:00:00'],
  [3750, '1:02:30'],
])('%d seconds are formatted as «%s»', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
