import { hash } from 'node:crypto';
import { pictureUrl } from '../../../src/lib/files/picture.ts';
import type { Head } from '../../../src/pages/define-page.ts';
import { routes } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import type { PlannedPage } from './planned-page.ts';

export const OG_WIDTH = 1200;
export const OG_HEIGHT = 630;

/** The picture of a page in link previews. */
export interface OgPicture {
  /** Path in the tree; the name is a hash of everything in the picture. */
  file: string;
  title: string;
  subtitle: string;
  /** Absolute URL of the photo in the circle. */
  photo?: string;
}

/** Options for the pictures of a build. */
export interface OgPictureOptions {
  /** Every page has its own; otherwise pages without a photo share that of their kind, and the others use the photo itself. */
  perPage: boolean;
  /** Hash of the code that renders the pictures. */
  version: string;
}

/** The result of rendering the pictures. */
export interface OgPicturesResult {
  /** Number of pictures that were rendered and not reused. */
  rendered: number;
  /** Why photos are missing from their pictures, a line for each host or photo. */
  omitted: string[];
}

/** The picture of a page; undefined if the page's photo is used itself. */
export function ogPictureOf(
  { name }: Pick<PlannedPage, 'name'>,
  head: Head,
  { perPage, version }: OgPictureOptions,
): OgPicture | undefined {
  if (!perPage && head.image) return undefined;
  const texts = perPage
    ? { title: head.breadcrumb ?? head.title, subtitle: head.description }
    : { title: routes[name].label, subtitle: site.description };
  const photo = photoUrl(head);
  return { file: ogFile(texts, version, photo), ...texts, ...(photo && { photo }) };
}

/** URL of the photo of a page, in the size for link previews. */
export function photoUrl({ image }: Pick<Head, 'image'>): string | undefined {
  return image && pictureUrl(image, 'medium');
}

/** Equal pictures share one file. */
export function ogFile(
  { title, subtitle }: Pick<OgPicture, 'title' | 'subtitle'>,
  version: string,
  photo = '',
): string {
  const name = hash('sha1', [version, title, subtitle, photo].join('\0'), 'base64url');
  return `og/${name.slice(0, 16)}.jpg`;
}
