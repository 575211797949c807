import { nonEmptyText } from './text.ts';
import { z } from './zod.ts';

/** `raw` is for the call link, `formatted` for the eye. */
export const phone = z.object({ raw: nonEmptyText, formatted: nonEmptyText });
