import { canonicalPathname } from '../../src/lib/address/pathname.ts';
import { parsePathList } from '../build/options/path-list.ts';
import { listOf } from '../setup/command-line.ts';

/** Pathnames from the command line, single ones or the JSON list of a webhook. */
export const parsePathnames = listOf('a path or a JSON list of paths', (text) =>
  parsePathList(text).map(canonicalPathname),
);
