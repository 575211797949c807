import { isSuccess } from '../../api/client/envelope.ts';
import { BackendError, joinedMessage, RequestError } from '../../api/client/errors.ts';
import { ContractError } from '../../api/schema/contract-error.ts';
import { FileUploadError } from '../../forms/file/file-upload-error.ts';
import { errors } from '../../i18n/ru/errors.ts';
import { toFailureReport } from '../api-client/failure-report.ts';
import { applicationTexts } from './application-texts.ts';

const PAYLOAD_TOO_LARGE = 413;

/** Turns a failed upload into an error with a message for the visitor, and logs it. */
export function uploadFailure(error: unknown): unknown {
  const report = toFailureReport(error, errors);
  if (report) console.error(report.isFatal ? 'A fatal failure of an upload' : 'A failure of an upload', error);
  const words = messageFor(error);
  if (words === undefined) return error;
  const isTooBig = error instanceof RequestError && error.status === PAYLOAD_TOO_LARGE;
  return new FileUploadError(words, { cause: error, canRetry: !isTooBig });
}

/** Undefined for a failed connection: the field has a message for it. */
function messageFor(error: unknown): string | undefined {
  const { upload } = applicationTexts();
  if (error instanceof BackendError) return joinedMessage(error.details) || upload.refusedSilently;
  if (error instanceof ContractError) return upload.unreadable;
  if (!(error instanceof RequestError) || error.status === undefined) return undefined;
  const { status } = error;
  if (isSuccess(status)) return upload.unreadable;
  if (status === PAYLOAD_TOO_LARGE) return upload.tooBig;
  return status >= 500 ? upload.serverFailed : upload.refused(status);
}
