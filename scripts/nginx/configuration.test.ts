import { expect, it } from 'vitest';
import { filesConf } from './configuration.ts';

it('texts are compressed with brotli only by an nginx that has its module', () => {
  const hosts = { api: 'https://api.test', files: [] };
  expect(filesConf(hosts)).not.toContain('brotli');
  const types = /^gzip_types (.+);$/m.exec(filesConf(hosts))?.[1];
  expect(filesConf(hosts, { brotli: true })).toContain(
    `brotli on;\nbrotli_comp_level 5;\nbrotli_min_length 1000;\nbrotli_types ${types};`,
  );
});
