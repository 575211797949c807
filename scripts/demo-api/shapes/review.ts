import type { Content } from '../content.ts';
import type { Review } from '../entries/entries.ts';
import { media } from './media.ts';
import { nameRef } from './ref.ts';

export function reviewReply(content: Content, review: Review) {
  const { id, author, position, company, text, logo, scan, project } = review;
  return {
    id,
    author,
    position,
    company,
    text,
    logo: media(content, logo),
    scan: media(content, scan),
    project: project === undefined ? undefined : nameRef(content.entries.projects.get(project)),
  };
}
