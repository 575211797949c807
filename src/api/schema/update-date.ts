import { optionalOr } from './optional-or.ts';
import { dateTime } from './text.ts';

/** When an entity changed. Pages do without: an entity with an unusable date is asked for again in every build. */
export const updateDate = optionalOr(dateTime, 'updatedAt');
