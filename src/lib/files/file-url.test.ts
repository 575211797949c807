import { describe, expect, it } from 'vitest';
import { fileUrl, FileUrlError, type Preset } from './file-url.ts';

const file = { host: 'files.example.ru', origin: 'storage', relativeUrl: '2026/a.jpg', extension: 'jpg' };

describe('fileUrl', () => {
  it.each<[Preset | undefined, string, string]>([
    [undefined, 'jpg', 'https://files.example.ru/storage/2026/a.jpg'],
    ['thumb', 'jpg', 'https://files.example.ru/storage/_thumb/2026/a.jpg'],
    ['small', 'jpg', 'https://files.example.ru/storage/_small/2026/a.jpg'],
    ['medium', 'jpg', 'https://files.example.ru/storage/_medium/2026/a.jpg'],
    ['raw', 'jpg', 'https://files.example.ru/storage/_raw/2026/a.jpg'],
    ['thumb', 'svg', 'https://files.example.ru/storage/_raw/2026/a.jpg'],
    ['medium', 'SVG', 'https://files.example.ru/storage/_raw/2026/a.jpg'],
    [undefined, 'svg', 'https://files.example.ru/storage/2026/a.jpg'],
  ])('has the folder of preset %j for a %s file', (preset, extension, address) => {
    expect(fileUrl({ ...file, extension }, preset)).toBe(address);
  });

  it.each([
    ['files.example.ru:8443', 'https://files.example.ru:8443'],
    ['https://files.example.ru/', 'https://files.example.ru'],
    ['http://files.example.ru', 'http://files.example.ru'],
    ['//files.example.ru', 'https://files.example.ru'],
    ['localhost:4001', 'http://localhost:4001'],
    ['127.0.0.1', 'http://127.0.0.1'],
    ['localhost.example.ru', 'https://localhost.example.ru'],
  ])('parses the host %j as %s', (host, origin) => {
    expect(fileUrl({ ...file, host })).toBe(`${origin}/storage/2026/a.jpg`);
  });

  it.each([
    ['/storage/', '/2026/a.jpg', '/storage/2026/a.jpg'],
    ['', '2026/a.jpg', '/2026/a.jpg'],
    ['storage', '2026//a.jpg', '/storage/2026/a.jpg'],
    ['storage', 'паспорт № 1.pdf', '/storage/%D0%BF%D0%B0%D1%81%D0%BF%D0%BE%D1%80%D1%82%20%E2%84%96%201.pdf'],
    ['storage', 'a%20b.pdf', '/storage/a%20b.pdf'],
    ['storage', '100%.pdf', '/storage/100%25.pdf'],
    ['storage', 'a#1.pdf', '/storage/a%231.pdf'],
    ['storage', 'a, 2x,.jpg', '/storage/a%2C%202x%2C.jpg'],
    ['storage', 'a.jpg?v=2', '/storage/a.jpg?v=2'],
    ['storage', 'a"onerror=\'x.jpg', '/storage/a%22onerror=%27x.jpg'],
    ['storage', 'javascript:alert(1)', '/storage/javascript:alert(1)'],
    ['storage', 'a..b/c...jpg', '/storage/a..b/c...jpg'],
  ])('joins %j and %j to %s', (origin, relativeUrl, path) => {
    const address = fileUrl({ ...file, origin, relativeUrl });
    expect(address).toBe(`https://files.example.ru${path}`);
    expect(new URL(address).href).toBe(address);
  });

  it.each([
    { host: '' },
    { host: '', origin: '' },
    { host: 'javascript:alert(1)' },
    { host: 'javascript://files.example.ru' },
    { host: 'data:text/html,x' },
    { host: 'ftp://files.example.ru' },
    { host: 'files.example.ru/folder' },
    { host: 'files.example.ru?x' },
    { host: 'files.example.ru\\evil' },
    { host: 'user:pass@files.example.ru' },
    { host: 'good.ru@evil.ru' },
    { host: 'files example.ru' },
    { host: 'files.example.ru\nx' },
    { origin: '..' },
    { origin: 'a/../..' },
    { origin: 'a\\b' },
    { relativeUrl: '' },
    { relativeUrl: '/' },
    { relativeUrl: '../secret.pdf' },
    { relativeUrl: 'a/./b.jpg' },
    { relativeUrl: 'a/%2e%2E/b.jpg' },
    { relativeUrl: 'a/.%2e/b.jpg' },
    { relativeUrl: 'a%2fb.jpg' },
    { relativeUrl: 'a%5cb.jpg' },
    { relativeUrl: 'a\\..\\b.jpg' },
    { relativeUrl: 'a\u0000.jpg' },
    { relativeUrl: 'a%00.jpg' },
    { relativeUrl: 'a\n.jpg' },
  ])('refuses %j', (part) => {
    expect(() => fileUrl({ ...file, ...part })).toThrow(FileUrlError);
  });
});
