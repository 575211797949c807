import { describe, expect, it } from 'vitest';
import {
  canonicalPathname,
  collisionKey,
  decodeSegments,
  encodeSegment,
  payloadPathname,
  invalidSegmentReason,
  UnsafeSegmentError,
} from './pathname.ts';

describe('invalidSegmentReason', () => {
  it.each([
    'sfera-a-1200',
    'очистка-воздуха',
    '💧',
    'a b',
    '100%',
    'q?',
    'a#b',
    'a&b',
    '__proto__',
    '17',
    'index.html',
  ])('accepts %j', (slug) => {
    expect(invalidSegmentReason(slug)).toBeUndefined();
  });

  it.each([
    ['', 'empty'],
    ['..', 'another folder'],
    ['../index', 'slash'],
    ['.git', 'begins with a dot'],
    ['%2e%2e', 'encoded'],
    ['a%2Fb', 'encoded'],
    ['/etc', 'slash'],
    ['a\\b', 'backslash'],
    ['a\u0000b', 'control'],
    ['end.', 'dot'],
    ['end ', 'blank'],
    ['\ud800', 'surrogate'],
    ['я'.repeat(130), 'longer'],
    [17, 'expected text, got number'],
    [null, 'expected text, got null'],
  ])('refuses %j', (slug, reason) => {
    expect(invalidSegmentReason(slug)).toContain(reason);
  });
});

describe('pathnames', () => {
  it('encode a segment once', () => {
    expect(encodeSegment('a b%')).toBe('a%20b%25');
    expect(decodeSegments('/news/a%20b%25')).toEqual(['news', 'a b%']);
  });

  it.each(['..', '../settings', '.env', 'a/b', 'a\\b'])('cannot be left by the segment %j', (segment) => {
    expect(() => encodeSegment(segment)).toThrow(UnsafeSegmentError);
    expect(() => decodeSegments(`/news/${encodeURIComponent(segment)}`)).toThrow(UnsafeSegmentError);
    expect(() => canonicalPathname(`/news/${encodeURIComponent(segment)}%`)).toThrow(UnsafeSegmentError);
  });

  it('have one canonical form for a Cyrillic slug, encoded or not, composed or not', () => {
    const encoded = '/articles/%D0%B9%D0%BE%D0%B4';
    expect(canonicalPathname('/articles/йод')).toBe(encoded);
    expect(canonicalPathname(encoded)).toBe(encoded);
    expect(canonicalPathname('/articles/и\u0306од/')).toBe(encoded);
  });

  it('collide by letter case and by Unicode form', () => {
    expect(collisionKey('/news/Йод')).toBe(collisionKey('/news/и\u0306од'));
    expect(collisionKey('/news/a%2562')).toBe(collisionKey('/news/ab'));
    expect(collisionKey('/news/100%25')).toBe('news/100%');
    expect(collisionKey('/news/a')).not.toBe(collisionKey('/news/b'));
  });

  it('have their payload in the same folder', () => {
    expect(payloadPathname('/')).toBe('/payload.json');
    expect(payloadPathname('/news/a')).toBe('/news/a/payload.json');
  });
});
