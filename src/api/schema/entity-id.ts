import { currentParseContext } from './parse-context.ts';
import { z } from './zod.ts';

/** Entities by the API's own words; what is made of one is out of date when it changes. */
export type EntityKind =
  | 'news'
  | 'article-section'
  | 'article'
  | 'equipment-type'
  | 'equipment'
  | 'industry'
  | 'industry-solution'
  | 'project'
  | 'review'
  | 'video'
  | 'document-category'
  | 'document'
  | 'location';

/** The id of an entity. It names itself to the reading, so that it is known which replies show which entities. */
export const entityId = (kind: EntityKind) =>
  z.int().check(({ value }) => {
    currentParseContext().entities.add(`${kind}:${value}`);
  });
