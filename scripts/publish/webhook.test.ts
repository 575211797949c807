import { describe, expect, it } from 'vitest';
import { readWebhook } from './webhook.ts';

describe('a webhook', () => {
  it.each([
    ['null', 'null'],
    ['', ''],
    ['[]', '[]'],
  ])('without names (%s) gives no warning', (paths, changed) => {
    expect(readWebhook({ paths, changed })).toEqual({ paths: [], changed: [], warnings: [] });
  });

  it('may have unencoded slugs', () => {
    expect(readWebhook({ paths: '["/news/чистота/"]', changed: '["/equipment/сфера", "/news/17"]' })).toEqual({
      paths: ['/news/%D1%87%D0%B8%D1%81%D1%82%D0%BE%D1%82%D0%B0'],
      changed: ['/equipment/%D1%81%D1%84%D0%B5%D1%80%D0%B0', '/news/17'],
      warnings: [],
    });
  });

  it.each(['["articles/x"]', '{"a":1}', 'articles', '[17]', '"/news"'])(
    'with lists of the wrong form (%s) gives a warning, and everything is fetched',
    (text) => {
      const { paths, changed, warnings } = readWebhook({ paths: text, changed: text });
      expect({ paths, changed }).toEqual({ paths: [], changed: [] });
      expect(warnings).toEqual([
        expect.stringMatching(/^paths: expected a list of paths/),
        expect.stringMatching(/^changed: expected a list of paths/),
      ]);
    },
  );

  it('loses its invalid paths only', () => {
    const { paths, warnings } = readWebhook({ paths: '["/../x", "/about"]', changed: '' });
    expect(paths).toEqual(['/about']);
    expect(warnings).toEqual([expect.stringContaining('«/../x» is left out')]);
  });

  it.each([
    '["/news/17", "/news//17"]',
    '["/news/%D1"]',
    '["/page/about?draft=0"]',
    '["/page/about#team"]',
    '["/page/about "]',
  ])('with one invalid call (%s) names no changes', (changed) => {
    const result = readWebhook({ paths: '', changed });
    expect(result.changed).toEqual([]);
    expect(result.warnings).toEqual([expect.stringMatching(/^changed: .*: everything is looked at$/)]);
  });
});
