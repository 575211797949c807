import { nonEmptyText } from './text.ts';
import { z } from './zod.ts';

/** `raw` is for the link, `formatted` is shown. */
export const phone = z.object({ raw: nonEmptyText, formatted: nonEmptyText });
