import path from 'node:path';
import { parseArgs } from 'node:util';
import { canonicalPathname } from '../../../src/lib/address/pathname.ts';
import { UsageError } from '../../setup/usage-error.ts';

export interface PreviewOptions {
  /** Addresses to draw first; at least one. */
  pathnames: string[];
  /** Where to write them instead of serving them. */
  out: string | undefined;
  /** A built tree that the other pages of a written preview come from. */
  lastBuild: string;
}

/**
 * `npm run preview -- <path>… [--out <folder>] [--from dist]`. A path may be a whole address, pasted from a browser; one
 * argument may hold several, parted by blanks, as a form field brings them.
 */
export function readPreviewOptions(args: string[]): PreviewOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' }, from: { type: 'string', default: 'dist' } },
  });
  const paths = positionals.flatMap((text) => text.split(/\s+/)).filter((text) => text !== '');
  if (paths.length === 0) throw new UsageError('Name the pages to preview: npm run preview -- /articles/some-slug');
  return {
    pathnames: [...new Set(paths.map(pathnameOf))],
    out: values.out === undefined ? undefined : path.resolve(values.out),
    lastBuild: path.resolve(values.from),
  };
}

function pathnameOf(text: string): string {
  try {
    return canonicalPathname(new URL(text, 'http://site.test').pathname);
  } catch (error) {
    throw new UsageError(
      `${text} is no address of the site: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
