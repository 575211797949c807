import { expect, test } from 'vitest';
import { decodeUri } from './decode-uri.ts';

test('percent-encoded Cyrillic is decoded', () => expect(decodeUri('%D0%B2%D0%BE%D0%B4%D0%B0')).toBe('вода'));

test.each(['%', '%zz', '%D0'])('the invalid encoding %j gives undefined', (text) =>
  expect(decodeUri(text)).toBeUndefined(),
);
