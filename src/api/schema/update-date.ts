import { optionalOr } from './optional-or.ts';
import { dateTime } from './text.ts';

/** The time of the last change. It is optional: an entity with an invalid date is fetched again in every build. */
export const updateDate = optionalOr(dateTime, 'updatedAt');
