import type { Application, ApplicationType } from '../../api/resources/application.ts';
import type { ApiClient } from '../../api/client/api-client.ts';
import type { ServerErrors } from '../../forms/server-errors.ts';
import { withinLimit } from '../../lib/browser/chunk-limit.ts';
import { emailIn } from '../../lib/text/email.ts';
import { visibleLines, visibleText } from '../../lib/text/pasted-text.ts';
import type { FailureReport } from '../api-client/failure-report.ts';
import type { ApplicationValues } from './application-fields.ts';
import { applicationTexts } from './application-texts.ts';

/** The result of one attempt to send. It is returned and not thrown, because the form handles each case. */
export type SendResult =
  | { kind: 'sent' }
  /** Messages by the API's field names, empty where the reply has none; `status` is that of the reply. */
  | { kind: 'refused'; errors: ServerErrors; status: number }
  | { kind: 'captcha' }
  /** `reason` is for the visitor; the general handler has reported a failed call, too. */
  | { kind: 'failed'; reason: string };

/** Sends the application once, without retries. */
export async function sendApplication(
  form: Application,
  getClient: () => Promise<ApiClient>,
  signal: AbortSignal,
): Promise<SendResult> {
  const { errors } = applicationTexts();
  let code: Awaited<ReturnType<typeof loadCode>>;
  try {
    code = await loadCode(getClient);
  } catch (error) {
    console.error('The chunk that sends an application has not loaded', error);
    return { kind: 'failed', reason: errors.noCode };
  }
  const { client, application, errorCode, reportFailure } = code;
  try {
    const { success } = await application(client).create(form, { signal });
    return success ? { kind: 'sent' } : { kind: 'refused', errors: {}, status: 200 };
  } catch (error) {
    if (signal.aborted) return { kind: 'failed', reason: errors.interrupted };
    const report = reportFailure(error);
    return report ? { kind: 'failed', reason: reasonOf(report) } : refusalOf(error, errorCode);
  }
}

/** Loads the error handling together with the call: it must be there when the connection breaks during the call. */
async function loadCode(getClient: () => Promise<ApiClient>) {
  const [client, { application }, errorCode, { reportFailure }] = await withinLimit(
    Promise.all([
      getClient(),
      import('../../api/resources/application.ts'),
      import('../../api/client/errors.ts'),
      import('../api-client/report-failure.ts'),
    ]),
  );
  return { client, application, errorCode, reportFailure };
}

function refusalOf(
  error: unknown,
  { BackendError, fieldMessages, isCaptchaError }: typeof import('../../api/client/errors.ts'),
): SendResult {
  if (!(error instanceof BackendError)) throw error;
  if (isCaptchaError(error)) return { kind: 'captcha' };
  const errors = Object.fromEntries(
    Array.from(fieldMessages(error), ([name, messages]) => [name === 'fileId' ? 'file' : name, messages]),
  );
  // A plain text belongs to no field.
  if (typeof error.details === 'string' && error.details !== '') errors[''] = [error.details];
  return { kind: 'refused', errors, status: error.status };
}

/** The server's message. A failed status has a generic message, so its title comes first. */
function reasonOf({ title, message, statusCode }: FailureReport): string {
  if (message === '') return title;
  return statusCode === undefined ? message : `${title}. ${message}`;
}

/**
 * The application as the API accepts it: without empty fields and without invisible characters of pasted texts. A field of the
 * form that is not sent does not compile.
 */
export function toApplication(values: ApplicationValues, type: ApplicationType, pageUrl: string): Application {
  const { userPhone, userEmail, userTown, personalDataProcessingConsent, file } = values;
  return {
    type,
    userName: visibleText(values.userName),
    userLastName: visibleText(values.userLastName) || undefined,
    userPhone,
    userEmail: userEmail.trim() === '' ? undefined : emailIn(userEmail),
    userTown: (type === 1 && visibleText(userTown)) || undefined,
    text: visibleLines(values.text),
    personalDataProcessingConsent,
    pageUrl,
    fileId: file?.id,
  } satisfies Record<keyof Application | Exclude<keyof ApplicationValues, 'file'>, unknown>;
}
