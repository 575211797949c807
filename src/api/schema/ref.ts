import { optionalOr } from './optional-or.ts';
import { entityId } from './entity-id.ts';
import type { EntityKind } from './entity-kind.ts';
import { picture } from './file.ts';
import { currentParseContext } from './parse-context.ts';
import { slug, nonEmptyText, optionalText } from './text.ts';
import { z } from './zod.ts';

/** A reference to another entity. */
export const ref = (kind: EntityKind) =>
  z.object({
    id: entityId(kind),
    slug,
    title: nonEmptyText,
    image: optionalOr(picture),
    lead: optionalText,
  });
export type Ref = z.output<ReturnType<typeof ref>>;

const isListed = (kind: EntityKind, entity: Ref) => !currentParseContext().isDeleted(kind, entity);

/** An optional reference. */
export const optionalRef = (kind: EntityKind) =>
  ref(kind)
    .transform((entity) => (isListed(kind, entity) ? entity : undefined))
    .optional();

export const refs = (kind: EntityKind) =>
  z
    .array(ref(kind))
    .default([])
    .transform((entities) => entities.filter((entity) => isListed(kind, entity)));
