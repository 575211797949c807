import path from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { canonicalPathname } from '../../../src/lib/address/pathname.ts';
import { PREVIEW_PLACES, type PreviewPlace } from '../../publish/tell-preview.ts';
import { command } from '../../setup/command-line.ts';
import { UsageError } from '../../setup/usage-error.ts';

export interface PreviewOptions {
  /** Pathnames to render first; at least one. */
  pathnames: string[];
  /** The folder to write the pages to; undefined to serve them. */
  out: string | undefined;
  /** Where to tell the address of a preview that is published to the bucket; undefined to publish nothing. */
  publish: PreviewPlace | undefined;
  /** A built tree with the other pages for a written preview. */
  lastBuild: string;
}

/**
 * Parses the arguments of `npm run preview`. A path may be a whole URL copied from a browser; one argument may have several,
 * separated by blanks, as from a form field.
 */
export function readPreviewOptions(args: string[]): PreviewOptions {
  const preview = command('preview', 'Shows pages that are not published yet, drafts included.')
    .argument('[paths...]', 'paths or addresses of pages')
    .option('--out <folder>', 'write the pages there and serve nothing')
    .addOption(
      new Option('--publish <place>', 'publish the pages under a secret address and tell it there')
        .choices(PREVIEW_PLACES)
        .conflicts('out'),
    )
    .option('--from <folder>', 'a built tree that the other pages of a written preview come from', 'dist')
    .parse(args, { from: 'user' });
  const { out, from, publish } = preview.opts();
  const paths = preview.args.flatMap((text) => text.split(/\s+/)).filter((text) => text !== '');
  if (paths.length === 0) throw new UsageError('Name the pages to preview: npm run preview -- /articles/some-slug');
  return {
    pathnames: [...new Set(paths.map(pathnameOf))],
    out: out === undefined ? undefined : path.resolve(out),
    publish,
    lastBuild: path.resolve(from),
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
