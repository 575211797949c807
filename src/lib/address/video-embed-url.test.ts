import { describe, expect, it } from 'vitest';
import { videoEmbedUrl } from './video-embed-url.ts';

describe('videoEmbedUrl', () => {
  it.each([
    ['https://rutube.ru/play/embed/0a1b', 'https://rutube.ru/play/embed/0a1b'],
    ['//rutube.ru/play/embed/0a1b', 'https://rutube.ru/play/embed/0a1b'],
    ['https://vk.com/video_ext.php?oid=-1&id=1&hash=a', 'https://vk.com/video_ext.php?oid=-1&id=1&hash=a'],
    ['https://www.rutube.ru/play/embed/0a1b', 'https://rutube.ru/play/embed/0a1b'],
    ['https://RUTUBE.ru:443/x', 'https://rutube.ru/x'],
  ])('accepts %s', (value, address) => {
    expect(videoEmbedUrl(value)).toBe(address);
  });

  it.each([
    '',
    'rutube.ru/play',
    'http://rutube.ru/play',
    'https://rutube.ru.evil.ru/',
    'https://evilrutube.ru/',
    'https://rutube.ru@evil.ru/',
    'https://user@rutube.ru/',
    'https://rutube.ru:8443/',
    'https://evil.ru/?https://rutube.ru/',
    'https://evil.ru\\@rutube.ru/',
    'javascript:alert(1)//https://rutube.ru/',
    'data:text/html,https://rutube.ru/',
    'https://www.youtube.com/embed/x',
    '/play/embed/0a1b',
  ])('refuses %s', (value) => {
    expect(videoEmbedUrl(value)).toBeUndefined();
  });
});
