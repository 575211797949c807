import type { Application } from '../../api/application.ts';
import type { Call } from '../../api/call.ts';
import type { ServerErrors } from '../../forms/server-errors.ts';
import type { ApplicationValues } from './fields.ts';
import type { ApplicationType } from './RequestButton.tsx';

/** What came of an attempt to send. Nothing of it is thrown: the form has to answer each. */
export type SendResult =
  | { kind: 'sent' }
  /** Messages by the names of the API's fields. */
  | { kind: 'refused'; errors: ServerErrors }
  | { kind: 'captcha' }
  | { kind: 'failed'; message: string };

/** One attempt; never repeated by itself. */
export async function sendApplication(form: Application, liveCall: () => Promise<Call>): Promise<SendResult> {
  try {
    const [call, { application }] = await Promise.all([liveCall(), import('../../api/application.ts')]);
    const { success } = await application(call).create(form);
    return success ? { kind: 'sent' } : { kind: 'failed', message: '' };
  } catch (error) {
    return resultOf(error);
  }
}

async function resultOf(error: unknown): Promise<SendResult> {
  const { BackendError, fieldMessages, isCaptchaError, joinedMessage } = await import('../../api/errors.ts');
  if (!(error instanceof BackendError))
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  if (isCaptchaError(error)) return { kind: 'captcha' };
  const errors = Object.fromEntries(fieldMessages(error));
  return Object.keys(errors).length > 0
    ? { kind: 'refused', errors }
    : { kind: 'failed', message: joinedMessage(error.details) };
}

/** The application as the API takes it: empty fields are left out. */
export function applicationOf(values: ApplicationValues, type: ApplicationType, pageUrl: string): Application {
  const { userName, userLastName, userPhone, userEmail, userTown, text, file } = values;
  return {
    type,
    userName: userName.trim(),
    ...(type !== 1 && { userLastName: userLastName.trim() }),
    userPhone,
    ...(userEmail !== '' && { userEmail }),
    ...(type === 1 && userTown.trim() !== '' && { userTown: userTown.trim() }),
    text: text.trim(),
    personalDataProcessingConsent: values.personalDataProcessingConsent,
    pageUrl,
    ...(file && { fileId: file.id }),
  };
}
