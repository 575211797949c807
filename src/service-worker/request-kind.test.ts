import { describe, expect, it } from 'vitest';
import { classifyRequest, cacheEntryOf } from './request-kind.ts';

const SITE = 'https://site.test';

const requested = (address: string, more: Partial<Parameters<typeof classifyRequest>[0]> = {}) =>
  classifyRequest(
    { method: 'GET', mode: 'cors', destination: '', headers: new Headers(), ...more, url: new URL(address, SITE).href },
    SITE,
  );
const opened = (address: string, more = {}) =>
  requested(address, { mode: 'navigate', destination: 'document', ...more });

describe('a request', () => {
  it.each([
    ['/', '/'],
    ['/news', '/news'],
    ['/news/', '/news'],
    ['/%6Eews', '/news'],
    ['/search?find=лампа&tab=document', '/search'],
    ['/equipment?compare=1,2', '/equipment'],
    ['/articles/чистота', '/articles/%D1%87%D0%B8%D1%81%D1%82%D0%BE%D1%82%D0%B0'],
  ])('for the document %s has the cache entry of the page %s', (address, key) => {
    expect(opened(address)).toEqual({ kind: 'page', key });
  });

  it('for a payload has the cache entry of that payload, whatever its query', () => {
    expect(requested('/payload.json')).toEqual({ kind: 'payload', key: '/payload.json' });
    expect(requested('/news/payload.json?x=1')).toEqual({ kind: 'payload', key: '/news/payload.json' });
  });

  it('for the index of the filters has an entry among the payloads', () => {
    expect(requested('/equipment-index.json')).toEqual({ kind: 'payload', key: '/equipment-index.json' });
  });

  it.each(['main-CAo5uLEa.js', 'style-C8pInh6Z.css', 'golos-text-cyrillic-wght-normal-mKek_fSS.woff2'])(
    'for the asset %s has an entry among the assets',
    (name) => {
      expect(requested(`/assets/${name}`)).toEqual({ kind: 'asset', key: `/assets/${name}` });
    },
  );

  it.each([
    ['a form', () => opened('/search', { method: 'POST' })],
    ['a connection check', () => requested('/news', { method: 'HEAD' })],
    [
      'a range of a video',
      () => requested('/assets/film-CAo5uLEa.mp4', { headers: new Headers({ Range: 'bytes=0-' }) }),
    ],
    ['the latest build', () => requested('/builds/latest.json?t=1')],
    ['a navigation to build metadata', () => opened('/builds/meta/x.json')],
    ['a call of an API on the same host', () => requested('/frontend/v1/news')],
    ['a navigation to a file of that API', () => opened('/frontend/v1/file/1')],
    ['a payload-like path of that API', () => requested('/frontend/payload.json')],
    ['another host', () => requested('https://api.test/frontend/v1/news')],
    ['a page of another host', () => opened('https://other.test/news')],
    ['an asset without a hash', () => requested('/assets/logo.svg')],
    ['the frame of the map', () => requested('/map-frame/?lat=1&lng=2', { mode: 'navigate', destination: 'iframe' })],
    ['a page in a frame', () => requested('/news', { mode: 'navigate', destination: 'iframe' })],
    ['a page requested by a script', () => requested('/news')],
    ['an icon', () => requested('/favicon.svg', { mode: 'no-cors', destination: 'image' })],
    ['a malformed URL', () => opened('/%E0%A4%A')],
  ])('for %s has no cache entry', (_, classify) => {
    expect(classify()).toBeUndefined();
  });
});

it('has the same entry as the URL in a message of a page', () => {
  expect(cacheEntryOf('/news', SITE)).toEqual({ kind: 'page', key: '/news' });
  expect(cacheEntryOf('/builds/latest.json', SITE)).toBeUndefined();
  expect(cacheEntryOf('https://files.test/1.jpg', SITE)).toBeUndefined();
});
