import type { EntityKind } from './entity-kind.ts';
import { currentParseContext } from './parse-context.ts';
import { z } from './zod.ts';

/** The id of an entity. It names itself to the reading, so that it is known which replies show which entities. */
export const entityId = (kind: EntityKind) =>
  z.int().check(({ value }) => {
    currentParseContext().entities.add(`${kind}:${value}`);
  });
