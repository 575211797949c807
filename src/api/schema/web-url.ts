import { z } from './zod.ts';

/** An absolute http(s) URL, normalized as in browsers. */
export const webUrl = z.string().transform((value, { issues }) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  issues.push({ code: 'custom', message: 'an http(s) address', input: value });
  return z.NEVER;
});
