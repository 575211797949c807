import { numberOrText, nonEmptyText } from './text.ts';
import { z } from './zod.ts';

/** An option of a select or a filter. */
export const option = z.object({ value: numberOrText, label: z.union([nonEmptyText, z.number().transform(String)]) });
export type Option = z.output<typeof option>;
