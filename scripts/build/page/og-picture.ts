import { hash } from 'node:crypto';
import type { Head } from '../../../src/pages/define-page.ts';
import { routes } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import type { PlannedPage } from './planned-page.ts';

export const OG_WIDTH = 1200;
export const OG_HEIGHT = 630;

/** The picture that a messenger or a social network shows for a link to a page. */
export interface OgPicture {
  /** In the tree; named after everything that the picture shows. */
  file: string;
  title: string;
  subtitle: string;
  /** Absolute address of the photo in its circle. */
  photo?: string;
}

/** How the pictures of a build are made. */
export interface OgPictureOptions {
  /** Every page has its own; otherwise pages without a photo share that of their kind, and the others show the photo. */
  perPage: boolean;
  /** Hash of the code that renders them. */
  version: string;
}

/** The result of rendering the pictures. */
export interface OgPicturesResult {
  /** Pictures that no earlier build has rendered. */
  rendered: number;
  /** Why photos are missing from their pictures, a line for each host or photo. */
  omitted: string[];
}

/** The picture of a page; undefined where its own photo stands for it. @param siteUrl base of relative addresses. */
export function ogPictureOf(
  { name }: Pick<PlannedPage, 'name'>,
  head: Head,
  { perPage, version }: OgPictureOptions,
  siteUrl: string,
): OgPicture | undefined {
  if (!perPage && head.image) return undefined;
  const texts = perPage
    ? { title: head.breadcrumb ?? head.title, subtitle: head.description }
    : { title: routes[name].label, subtitle: site.description };
  const photo = head.image && new URL(head.image, siteUrl).href;
  return { file: ogFile(texts, version, photo), ...texts, ...(photo && { photo }) };
}

/** Equal pictures have one file. */
export function ogFile(
  { title, subtitle }: Pick<OgPicture, 'title' | 'subtitle'>,
  version: string,
  photo = '',
): string {
  const name = hash('sha1', [version, title, subtitle, photo].join('\0'), 'base64url');
  return `og/${name.slice(0, 16)}.jpg`;
}
