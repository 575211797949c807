import type { ApiClient, CallOptions } from '../client/api-client.ts';
import { text } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

const uploaded = z
  .object({
    id: z.union([z.int(), z.string().min(1)]),
    originalName: text,
    extension: z.string().default(''),
    size: z.object({ bytes: z.int().nonnegative() }),
  })
  .transform(({ size, ...file }) => ({ ...file, bytes: size.bytes }));

export const storage = (client: ApiClient) => ({
  uploadOne: (file: File, options?: CallOptions) => client.post('/storage/upload-one', uploaded, { file }, options),
});
