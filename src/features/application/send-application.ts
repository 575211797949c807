import type { Application, ApplicationType } from '../../api/resources/application.ts';
import type { ApiClient } from '../../api/client/api-client.ts';
import { emailIn } from '../../lib/text/email.ts';
import type { ServerErrors } from '../../forms/server-errors.ts';
import type { ApplicationValues } from './application-fields.ts';

/** What came of an attempt to send. Nothing of it is thrown: the form has to answer each. */
export type SendResult =
  | { kind: 'sent' }
  /** Messages by the names of the API's fields, none where it does not say why; `status` is that of the reply. */
  | { kind: 'refused'; errors: ServerErrors; status: number }
  | { kind: 'captcha' }
  /** The general handler has told the visitor what it was. */
  | { kind: 'failed'; title: string };

/** One attempt; never repeated by itself. */
export async function sendApplication(
  form: Application,
  getClient: () => Promise<ApiClient>,
  signal: AbortSignal,
): Promise<SendResult> {
  try {
    const [call, { application }] = await Promise.all([getClient(), import('../../api/resources/application.ts')]);
    const { success } = await application(call).create(form, { signal });
    return success ? { kind: 'sent' } : { kind: 'refused', errors: {}, status: 200 };
  } catch (error) {
    return resultOf(error);
  }
}

async function resultOf(error: unknown): Promise<SendResult> {
  const { BackendError, backendCode, fieldMessages, isCaptchaError } = await import('../../api/client/errors.ts');
  if (error instanceof BackendError && error.code === backendCode.validation) {
    if (isCaptchaError(error)) return { kind: 'captcha' };
    const errors = Object.fromEntries(
      Array.from(fieldMessages(error), ([name, messages]) => [name === 'fileId' ? 'file' : name, messages]),
    );
    // A lone text is about no field.
    if (typeof error.details === 'string' && error.details !== '') errors[''] = [error.details];
    return { kind: 'refused', errors, status: error.status };
  }
  const { reportFailure } = await import('../api-client/report-failure.ts');
  return { kind: 'failed', title: reportFailure(error)?.title ?? '' };
}

/** The application as the API takes it: empty fields are left out. */
export function toApplication(values: ApplicationValues, type: ApplicationType, pageUrl: string): Application {
  const { userName, userLastName, userPhone, userEmail, userTown, text, file } = values;
  return {
    type,
    userName: userName.trim(),
    ...(userLastName.trim() !== '' && { userLastName: userLastName.trim() }),
    userPhone,
    ...(userEmail.trim() !== '' && { userEmail: emailIn(userEmail) }),
    ...(type === 1 && userTown.trim() !== '' && { userTown: userTown.trim() }),
    text: text.trim(),
    personalDataProcessingConsent: values.personalDataProcessingConsent,
    pageUrl,
    ...(file && { fileId: file.id }),
  };
}
