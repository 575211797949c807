import { z } from './zod.ts';

/** The schema of every list reply. */
export const paginated = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), currentPage: z.int().min(1), lastPage: z.int().min(0) });
