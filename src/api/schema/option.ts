import { figure, title } from './text.ts';
import { z } from './zod.ts';

/** A choice in a select or a filter. */
export const option = z.object({ value: figure, label: z.union([title, z.number().transform(String)]) });
export type Option = z.output<typeof option>;
