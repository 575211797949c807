import { expect, it } from 'vitest';
import { summaryLine } from './publish-lines.ts';

const SAME = { build: 'a', isSame: true, uploaded: 0, unchanged: 9, submitted: 0 };

it('without a change the line names the build that stays, and the renewed records', () => {
  const line = 'Nothing has changed: the build a stays live at https://example.test';
  expect(summaryLine(SAME, 'https://example.test')).toBe(line);
  expect(summaryLine({ ...SAME, uploaded: 2 }, 'https://example.test')).toBe(
    `${line}; records for the next build uploaded: 2`,
  );
});
