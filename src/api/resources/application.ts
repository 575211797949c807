import type { ApiClient, CallOptions } from '../client/api-client.ts';
import { z } from '../schema/zod.ts';

const applicationType = { feedback: 1, excursion: 2, career: 3 } as const;
/** What a request is about, by the API's own numbers. */
export type ApplicationType = (typeof applicationType)[keyof typeof applicationType];

/** A visitor's request. */
export interface Application {
  type: ApplicationType;
  userName: string;
  userLastName?: string;
  /** The digit 7 and ten digits. */
  userPhone: string;
  userEmail?: string;
  /** Feedback only. */
  userTown?: string;
  text: string;
  personalDataProcessingConsent: boolean;
  /** The page that it was sent from. */
  pageUrl: string;
  /** Of a file uploaded before. */
  fileId?: number | string;
}

const created = z.object({ success: z.boolean() });

export const application = (client: ApiClient) => ({
  create: (values: Application, options?: CallOptions) => client.post('/application/create', created, values, options),
});
