import type { EntityKind } from './entity-kind.ts';
import { currentParseContext } from './parse-context.ts';
import { z } from './zod.ts';

/**
 * The id of an entity. Parsing it registers the entity in the parse context, so that a build can record which replies contain
 * which entities.
 */
export const entityId = (kind: EntityKind) =>
  z.int().check(({ value }) => {
    currentParseContext().entities.add(`${kind}:${value}`);
  });
