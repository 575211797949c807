import { describe, expect, it } from 'vitest';
import { classifyHref } from './navigation-guard.ts';

const kindOf = (href: string, options = {}) => classifyHref(href, options).kind;

describe('classifyHref', () => {
  it.each([
    ['/', '/'],
    ['/equipment/sfera-a-1200', '/equipment/sfera-a-1200'],
    ['/search?find=уф&tab=2', '/search?find=%D1%83%D1%84&tab=2'],
    ['/about#stand', '/about#stand'],
    ['#stand', '#stand'],
    ['?page=2', '?page=2'],
    ['about', '/about'],
    ['/a/../b', '/b'],
    ['  /about\n', '/about'],
    ['', '/'],
    ['/.//example.com', '/example.com'],
    ['/a/..//example.com', '/example.com'],
  ])('classifies «%s» as a page of the site', (href, address) => {
    expect(classifyHref(href)).toEqual({ kind: 'internal', href: address });
  });

  it.each(['tel:+74951274060', 'mailto:info@chistosfera.ru', 'TEL:+7495'])('allows «%s»', (href) => {
    expect(kindOf(href)).toBe('contact');
  });

  it.each([
    'https://old.chistosfera.ru',
    'http://example.com/page',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    'https:example.com',
    'https:\\\\example.com',
    'https://site.invalid@example.com',
  ])('allows «%s» only for a link marked as external', (href) => {
    expect(kindOf(href)).toBe('blocked');
    expect(kindOf(href, { external: true })).toBe('external');
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://site.invalid/1',
    'view-source:javascript:alert(1)',
    'view-source:https://example.com',
    'file:///etc/passwd',
    'filesystem:https://site.invalid/1',
    'about:blank',
    'intent://scan/',
    'https://',
    'https://exa mple.com',
  ])('blocks «%s», marked or not', (href) => {
    expect(kindOf(href)).toBe('blocked');
    expect(kindOf(href, { external: true })).toBe('blocked');
  });

  it('classifies an absolute URL of this site as internal when the origin is known', () => {
    expect(classifyHref('https://chistosfera.ru/about?x=1#y', { origin: 'https://chistosfera.ru' })).toEqual({
      kind: 'internal',
      href: '/about?x=1#y',
    });
  });
});
