import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { failuresFile } from '../build/output/trees-folder.ts';
import { failureLines } from '../build/report/failure-lines.ts';
import { runSummary } from './run-summary.ts';

const REPORT = {
  id: 'b1',
  pages: { reused: 2, rerendered: 0, fetched: 1 },
  calls: 5,
  times: { Crawling: 1000 },
  peakMemory: 90,
  explained: {},
  deleted: [],
  omitted: ['GET /news/1: left out: <img src=x>'],
  refused: [],
  retries: {},
  skippedBlocks: {},
  ogPictures: { rendered: 0, omitted: [] },
};

it('has the failures, else the result of the build, and shows foreign text unchanged', () => {
  const out = path.join(temporaryFolder(), 'dist');
  expect(runSummary(out)).toContain('There is no build');
  mkdirSync(path.join(out, 'builds'), { recursive: true });
  writeFileSync(path.join(out, 'builds/report.json'), JSON.stringify(REPORT));
  expect(runSummary(out)).toContain('### Build b1\n\n    3 pages in dist: 1 fetched');
  expect(runSummary(out)).toContain('\n      left out of its page: GET /news/1: left out: <img src=x>\n');
  mkdirSync(path.dirname(failuresFile(out)));
  failureLines([{ subject: '/news/1', reason: 'broken' }], failuresFile(out));
  expect(runSummary(out)).toBe('### The build has failed\n\n      /news/1: broken\n');
});
