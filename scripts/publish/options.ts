import { canonicalPathname } from '../../src/lib/address/pathname.ts';
import { parsePathList } from '../build/options/path-list.ts';
import { listOf } from '../setup/command-line.ts';

/** Addresses given on the command line, singly or as the JSON list that a webhook brings. */
export const parsePathnames = listOf('an address or a JSON list of addresses', (text) =>
  parsePathList(text).map(canonicalPathname),
);
