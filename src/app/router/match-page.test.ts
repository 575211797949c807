import { describe, expect, it } from 'vitest';
import { matchPage } from './match-page.ts';

describe('matchPage', () => {
  it.each([
    ['/', 'home', {}, 1],
    ['/news', 'news', {}, 1],
    ['/news/', 'news', {}, 1],
    ['/news/page/3', 'news', {}, 3],
    ['/news/page/120', 'news', {}, 120],
    ['/news/a', 'newsItem', { slug: 'a' }, 1],
    ['/articles/section/vozdukh', 'articleSection', { slug: 'vozdukh' }, 1],
    ['/articles/section/vozdukh/page/2', 'articleSection', { slug: 'vozdukh' }, 2],
    ['/planners/by-search', 'plannersSearch', {}, 1],
    ['/planners/technical-documentation/4', 'technicalSet', { id: '4' }, 1],
    ['/equipment/%D0%B9%D0%BE%D0%B4', 'equipmentItem', { slug: 'йод' }, 1],
  ])('%s matches the page %s', (address, name, params, page) => {
    expect(matchPage(address)).toEqual({ name, routeId: expect.any(String), params, page });
  });

  it.each([
    '/nowhere',
    '/News',
    '/news/a/b',
    '/news/page/0',
    '/news/page/1',
    '/news/page/x',
    '/news/page/x2',
    '/news/page/2x',
    '/news/page/02',
    '/equipment/a%2Fb',
    '/equipment/%2e%2e',
    '/%',
  ])('%s matches no page', (address) => {
    expect(matchPage(address)).toBeUndefined();
  });
});
