import type { ApiClient } from '../client/api-client.ts';
import { optionalOr } from '../schema/optional-or.ts';
import { titledFileLink } from '../schema/file.ts';
import { phone } from '../schema/phone.ts';
import { nonEmptyText } from '../schema/text.ts';
import { webUrl } from '../schema/web-url.ts';
import { z } from '../schema/zod.ts';
import { site } from '../../site.ts';

const reply = z.object({
  presentationFile: optionalOr(titledFileLink(site.defaultTitles.presentation)),
  contactDetailsFile: optionalOr(titledFileLink(site.defaultTitles.contactDetails)),
  contactPhone: phone,
  contactEmail: nonEmptyText,
  contactSocialNetworks: z.object({ vk: optionalOr(webUrl) }).default({}),
});
export type Settings = z.output<typeof reply>;

export const settings = (client: ApiClient) => ({
  get: () => client.get('/settings', reply),
});
