import { isSuccess } from '../../api/client/envelope.ts';
import { BackendError, BACKEND_CODES, isMissingEntity, joinedMessage, RequestError } from '../../api/client/errors.ts';
import { ContractError } from '../../api/schema/contract-error.ts';
import type { errors } from '../../i18n/ru/errors.ts';

/** What the general handler reports of a failed request. */
export interface FailureReport {
  title: string;
  message: string;
  /** The requested page cannot be shown. */
  isFatal: boolean;
  /** The status of the error page for a fatal failure, or the status of the reply. */
  statusCode?: number;
}

/** Transport statuses that end in the error page. */
const FATAL_STATUSES = new Set([500, 400, 404]);

/**
 * The error catalogue. Undefined for a validation error, which the form shows.
 * @param texts of the visitor's locale
 */
export function toFailureReport(error: unknown, texts: typeof errors): FailureReport | undefined {
  if (error instanceof BackendError) return backendReport(error, texts);
  const status = error instanceof RequestError ? error.status : undefined;
  // The body of a successful reply was unreadable, so its status does not explain the failure.
  if (status === undefined || isSuccess(status))
    return { title: texts.unknown, message: messageFor(error, texts), isFatal: false };
  const title = texts.statuses.get(status) ?? texts.status(status);
  return { title, message: texts.later, isFatal: FATAL_STATUSES.has(status), statusCode: status };
}

/** The message for the visitor; calls and URLs are only logged. */
function messageFor(error: unknown, texts: typeof errors): string {
  if (error instanceof RequestError && error.status === undefined) return texts.noAnswer;
  if (error instanceof RequestError || error instanceof ContractError) return texts.badAnswer;
  return error instanceof Error ? error.message : String(error);
}

function backendReport(error: BackendError, texts: typeof errors): FailureReport | undefined {
  if (error.code === BACKEND_CODES.validation) return undefined;
  if (isMissingEntity(error)) return { title: texts.notFound, message: texts.notFound, isFatal: true, statusCode: 404 };
  return { title: texts.backend, message: joinedMessage(error.details), isFatal: false };
}
