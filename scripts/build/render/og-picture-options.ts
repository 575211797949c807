import type { OgPictureOptions } from '../page/og-picture.ts';
import type { Settings } from '../options/settings.ts';
import { fingerprintFiles } from '../cache/fingerprint.ts';

/** A picture costs as much as some thirty pages: above this number of pages they share those of their kinds. */
const MAX_OWN_PICTURES = 500;

/** @param pages number of pages of the site. */
export function ogPictureOptions(
  { OG_PICTURES }: Pick<Settings, 'OG_PICTURES'>,
  pages: number,
  root: string,
): OgPictureOptions {
  const perPage = OG_PICTURES === 'auto' ? pages <= MAX_OWN_PICTURES : OG_PICTURES === 'pages';
  return {
    perPage,
    version: fingerprintFiles(root, ['scripts/build/site-files/og', 'scripts/build/page/og-picture.ts']),
  };
}
