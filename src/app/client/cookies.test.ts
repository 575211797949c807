import { describe, expect, it } from 'vitest';
import { cookieText, cookieValue, readCookie, writeCookie } from './cookies.ts';

describe('a cookie', () => {
  it('is valid for the whole site and a year', () => {
    expect(cookieText('viewport', 'desktop', { sameSite: 'Strict', secure: true })).toBe(
      'viewport=desktop; Max-Age=31536000; Path=/; SameSite=Strict; Secure',
    );
    expect(cookieText('i18n_redirected', 'en-US', { sameSite: 'Lax', secure: false })).toBe(
      'i18n_redirected=en-US; Max-Age=31536000; Path=/; SameSite=Lax',
    );
  });

  it('is found by its full name and decoded', () => {
    expect(cookieValue('xviewport=a; viewport=b%20c; other=d', 'viewport')).toBe('b c');
    expect(cookieValue('viewport=%E0%A4%A', 'viewport')).toBeUndefined();
    expect(cookieValue('', 'viewport')).toBeUndefined();
  });

  it('is undefined where cookies are blocked', () => {
    expect(readCookie('viewport')).toBeUndefined();
    expect(() => writeCookie('a', 'b', { sameSite: 'Lax', secure: false })).not.toThrow();
  });
});
