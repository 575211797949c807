import type { ApiClient, CallOptions } from '../client/api-client.ts';
import { z } from '../schema/zod.ts';

const APPLICATION_TYPES = { feedback: 1, excursion: 2, career: 3 } as const;
/** The types of application, by the API's numbers. */
export type ApplicationType = (typeof APPLICATION_TYPES)[keyof typeof APPLICATION_TYPES];

/** An application that a visitor sends. */
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
  /** The page that the form was opened on. */
  pageUrl: string;
  /** Id of a file that was uploaded before. */
  fileId?: number | string;
}

const created = z.object({ success: z.boolean() });

export const application = (client: ApiClient) => ({
  create: (values: Application, options?: CallOptions) => client.post('/application/create', created, values, options),
});
