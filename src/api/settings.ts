import type { Call } from './call.ts';
import { dispensable } from './dispensable.ts';
import { titledFile } from './file.ts';
import { phone } from './phone.ts';
import { title } from './text.ts';
import { webAddress } from './web-address.ts';
import { z } from './zod.ts';
import { site } from '../site.ts';

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
