import { expect, it } from 'vitest';
import {
  BEFORE_PAINT_HASH,
  mapPolicy,
  pagePolicy,
  policyAllows,
  policyHeader,
  policyMeta,
  sitePolicy,
} from './content-security-policy.ts';

const hosts = { api: 'https://api.test', files: ['https://files.test'] };

it('allows scripts from the site’s own files only, and one by its hash', () => {
  const policy = sitePolicy(hosts);
  expect(policy['script-src']).toBe(`'self' ${BEFORE_PAINT_HASH}`);
  const header = policyHeader(policy);
  expect(header).toContain("require-trusted-types-for 'script'");
  expect(header).not.toMatch(/unsafe-(?!inline'; style-src-attr 'none')/);
  expect(header).not.toContain('yandex');
  expect(policyHeader(sitePolicy({ ...hosts, secure: true }))).toMatch(/; upgrade-insecure-requests$/);
});

it('allows the hosts of Metrika only on a site with Metrika', () => {
  const policy = sitePolicy({ ...hosts, analytics: true });
  expect(policy['script-src']).toBe(`'self' ${BEFORE_PAINT_HASH} https://mc.yandex.ru https://yastatic.net`);
  expect(policy['connect-src']).toContain('wss://mc.yandex.ru');
});

it('allows a page the styles in its document only', () => {
  expect(policyMeta(pagePolicy(sitePolicy(hosts), "'sha256-AAAA'"))).toContain(
    "style-src 'self' 'sha256-AAAA'; style-src-attr 'none';",
  );
  expect(policyMeta(pagePolicy(sitePolicy(hosts)))).toContain("style-src 'self'; style-src-attr 'none';");
  expect(policyMeta(pagePolicy(sitePolicy(hosts)))).not.toContain('unsafe');
});

it("allows evaluation in the map's document only", () => {
  expect(mapPolicy()['script-src']).toContain("'unsafe-eval'");
  expect(Object.keys(mapPolicy())).not.toContain('form-action');
});

it('omits directives from the meta element that it does not support', () => {
  const policy = sitePolicy({ ...hosts, reports: 'https://reports.test/csp' });
  expect(policyHeader(policy)).toMatch(/; report-uri https:\/\/reports\.test\/csp; report-to csp$/);
  expect(policyMeta(policy)).not.toMatch(/frame-ancestors|report/);
});

it.each([
  ['https://files.test/media/a.jpg', true],
  ['https://files.test:8443/a.jpg', false],
  ['http://files.test/a.jpg', false],
  ['https://example.test/a.jpg', true],
  ['data:image/png;base64,AA', true],
  ['https://files.test.evil.test/a.jpg', false],
])('returns whether a page may load a picture from %s: %s', (address, isAllowed) => {
  expect(policyAllows(sitePolicy(hosts), 'img-src', address, 'https://example.test')).toBe(isAllowed);
});

it('allows https where it allows http, and upgrades a secure page’s own requests', () => {
  const files = ['http://files.test'];
  expect(policyAllows(sitePolicy({ ...hosts, files }), 'media-src', 'https://files.test/a.mp4', 'http://a.test')).toBe(
    true,
  );
  const secure = sitePolicy({ ...hosts, secure: true });
  expect(policyAllows(secure, 'img-src', 'http://files.test/a.jpg', 'https://a.test')).toBe(true);
});
