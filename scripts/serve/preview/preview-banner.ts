import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The URL of the banner's stylesheet. */
export const BANNER_STYLES = '/preview.css';

/** The styles of the banner on every page of a preview. */
export function bannerStyles(): string {
  return readFileSync(path.join(import.meta.dirname, 'preview.css'), 'utf8');
}
