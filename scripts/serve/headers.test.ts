import { expect, it } from 'vitest';
import { commonHeaders } from './headers.ts';

it.each([
  [undefined, 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['off', undefined],
] as const)('HSTS «%s» is sent as «%s», and never by a site without https', (hsts, value) => {
  const hosts = { api: 'https://api.test', files: [], hsts };
  expect(commonHeaders({ ...hosts, secure: true })['Strict-Transport-Security']).toBe(value);
  expect(commonHeaders(hosts)['Strict-Transport-Security']).toBeUndefined();
});
