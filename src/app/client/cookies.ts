import { decodeUri } from '../../lib/address/decode-uri.ts';

export interface CookieOptions {
  sameSite: 'Strict' | 'Lax' | 'None';
  secure: boolean;
}

const DAYS_KEPT = 365;
const SECONDS_A_DAY = 86_400;

/** A cookie for the whole site and a year. */
export function cookieText(name: string, value: string, { sameSite, secure }: CookieOptions): string {
  const age = DAYS_KEPT * SECONDS_A_DAY;
  return `${name}=${encodeURIComponent(value)}; Max-Age=${age}; Path=/; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
}

/** The value of a cookie in a header or in `document.cookie`; undefined for an invalid encoding. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair && decodeUri(pair.slice(name.length + 1));
}

/** Reads a cookie of this page; undefined where cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return cookieValue(document.cookie, name);
  } catch {
    return undefined;
  }
}

/** Stores a cookie; does nothing where cookies are blocked. */
export function writeCookie(name: string, value: string, options: CookieOptions): void {
  try {
    document.cookie = cookieText(name, value, options);
  } catch {
    // Cookies are blocked: the value is lost.
  }
}
