import type { Call } from '../client/api-client.ts';
import { dispensable } from '../schema/optional-or.ts';
import { titledFile } from '../schema/file.ts';
import { phone } from '../schema/phone.ts';
import { title } from '../schema/text.ts';
import { webAddress } from '../schema/web-url.ts';
import { z } from '../schema/zod.ts';
import { site } from '../../site.ts';

const reply = z.object({
  presentationFile: dispensable(titledFile(site.defaultTitles.presentation)),
  contactDetailsFile: dispensable(titledFile(site.defaultTitles.contactDetails)),
  contactPhone: phone,
  contactEmail: title,
  contactSocialNetworks: z.object({ vk: dispensable(webAddress) }).default({}),
});
export type Settings = z.output<typeof reply>;

export const settings = (call: Call) => ({
  get: () => call.get('/settings', reply),
});
