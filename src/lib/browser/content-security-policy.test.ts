import { expect, it } from 'vitest';
import { mapPolicy, policyHeader, policyMeta, sitePolicy } from './content-security-policy.ts';

const hosts = { api: 'https://api.test', files: ['https://files.test'] };

it('lets pages run nothing but the site’s own files', () => {
  const header = policyHeader(sitePolicy(hosts));
  expect(header).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(header).toContain("require-trusted-types-for 'script'");
  expect(header).not.toContain('unsafe');
  expect(header).not.toContain('yandex');
  expect(policyHeader(sitePolicy({ ...hosts, secure: true }))).toMatch(/; upgrade-insecure-requests$/);
});

it('names the hosts of Metrika only where the site runs it', () => {
  const policy = sitePolicy({ ...hosts, analytics: true });
  expect(policy['script-src']).toBe("'self' https://mc.yandex.ru https://yastatic.net");
  expect(policy['connect-src']).toContain('wss://mc.yandex.ru');
});

it('keeps evaluation in the document of the map', () => {
  expect(mapPolicy()['script-src']).toContain("'unsafe-eval'");
  expect(Object.keys(mapPolicy())).not.toContain('form-action');
});

it('leaves out of the meta what a meta cannot say', () => {
  expect(policyMeta(sitePolicy(hosts))).not.toContain('frame-ancestors');
});
