import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '../../forms/server-errors.ts';
import { keepPageOpen } from '../../lib/browser/unsaved-work.ts';
import { reachGoal } from '../../lib/browser/goals.ts';
import { withFullStop } from '../../lib/text/typography.ts';
import { dismissAllNotices, notify } from '../../ui/Notification/notifications.ts';
import { useApiClient } from '../api-client/use-api-client.ts';
import { type Draft, discardSentDraft, isEmptyDraft, readDraft } from './draft.ts';
import type { ApplicationValues } from './application-fields.ts';
import type { Application, ApplicationType } from '../../api/resources/application.ts';
import { earlierResult, isSameApplication, whileUnderWay } from './under-way.ts';
import { toApplication, type SendResult, sendApplication } from './send-application.ts';
import { applicationTexts, textsOf } from './application-texts.ts';
import type { UploadGate } from './upload-gate.ts';
import { untilBfcacheRestore } from './until-bfcache-restore.ts';

interface SubmissionProps {
  form: UseFormReturn<ApplicationValues>;
  type: ApplicationType;
  pageUrl: string;
  /** The fields of this form. */
  names: readonly (keyof ApplicationValues)[];
  /** Whether the honeypot was filled in; clears it. */
  isHoneypotFilled: () => boolean;
  upload: UploadGate;
  onSent: () => void;
}

/** Robots submit sooner, ms. After autofill, a visitor's submit is delayed until this time has passed. */
const MIN_FILL_TIME_MS = 2000;

/**
 * Sends the form once per submit. After a failure the form keeps its values and can be sent again. If the form is closed
 * before the result is known, a notice shows the result.
 */
export function useSubmission({ form, type, pageUrl, names, isHoneypotFilled, upload, onSent }: SubmissionProps) {
  const apiClient = useApiClient();
  const [openedAt] = useState(() => performance.now());
  const isUnderWay = useRef(false);
  const isClosed = useRef(false);
  const { setError, getValues } = form;
  const own = textsOf(type);

  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      upload.close();
    };
  }, [upload]);

  const kept = () => {
    const { draftLost, keptAsDraft } = applicationTexts().errors;
    return isEmptyDraft(readDraft(type)) ? draftLost : keptAsDraft;
  };
  const fail = (title: string, reason: string) => {
    reachGoal('form_error');
    if (!isClosed.current) return setError('root', { message: reason });
    const text = [reason !== title && withFullStop(reason), kept()].filter(Boolean).join(' ');
    notify({ title, text, tone: 'error' });
  };
  const isStopped = async (): Promise<boolean> => {
    const { errors } = applicationTexts();
    const file = await upload.settled();
    if (file === 'closed') fail(own.errors.notSent, errors.closedWhileUploading);
    else if (file === 'error') setError('file', { message: errors.file });
    else if (file === 'cancelled') setError('root', { message: own.errors.fileCancelled });
    else if (isHoneypotFilled()) fail(own.errors.notSent, errors.captcha);
    else return false;
    return true;
  };
  const refuse = ({ errors, status }: SendResult & { kind: 'refused' }) => {
    const refused = own.errors.refused(status);
    const messages = Object.values(errors).flat();
    if (isClosed.current || messages.length === 0) return fail(refused, messages.join(', ') || refused);
    reachGoal('form_error');
    const others = Object.values(showServerErrors(errors, names, setError)).flat();
    if (others.length === 0) return undefined;
    notify({ title: refused, text: others.join(', '), tone: 'error' });
    return setError('root', { message: others.join(', ') });
  };
  /** Whether a file was chosen after the application had left. */
  const hasLateFile = ({ fileId }: Application) => {
    const state = upload.state();
    return state === 'uploaded' ? getValues('file')?.id !== fileId : state !== 'idle';
  };
  const showResult = (result: SendResult, draft: Draft, application: Application) => {
    const { errors } = applicationTexts();
    switch (result.kind) {
      case 'sent':
        discardSentDraft(type, draft);
        reachGoal('form_sent');
        notify({ ...own.sentNotice, tone: 'success' });
        if (hasLateFile(application)) notify({ ...own.lateFile, tone: 'info' });
        return onSent();
      case 'captcha':
        if (!isClosed.current) notify({ title: own.errors.notSent, text: errors.captcha, tone: 'error' });
        return fail(own.errors.notSent, errors.captcha);
      case 'failed':
        return fail(own.errors.notSent, isClosed.current ? result.reason : `${own.errors.notSent}. ${result.reason}`);
      case 'refused':
        return refuse(result);
    }
  };
  const submit = async (values: ApplicationValues) => {
    dismissAllNotices();
    if (await isStopped()) return;
    const toSend = () => toApplication({ ...values, file: getValues('file') }, type, pageUrl);
    const submitted = toSend();
    // It may end during the wait.
    const earlier = earlierResult(submitted);
    await new Promise((resolve) => setTimeout(resolve, MIN_FILL_TIME_MS - (performance.now() - openedAt)));
    const draft = readDraft(type);
    const earlierSent = await earlier;
    // A file may have been chosen while the form was waiting.
    if (await isStopped()) return;
    const application = toSend();
    if (earlierSent && isSameApplication(application, submitted)) {
      // The form that has sent it has shown the notice of success.
      return earlierSent.kind === 'sent' ? onSent() : showResult(earlierSent, draft, application);
    }
    const sending = untilBfcacheRestore((signal) => sendApplication(application, apiClient, signal));
    showResult(await whileUnderWay(application, sending), draft, application);
  };

  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button is disabled by the next render, so a second click in the same task still gets here.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // The form may be closed meanwhile; the page must stay.
    const release = keepPageOpen();
    void form
      .handleSubmit(submit)(event)
      .finally(() => {
        isUnderWay.current = false;
        release();
      });
  };
}
