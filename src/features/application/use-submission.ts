import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '../../forms/server-errors.ts';
import { reachGoal } from '../../lib/browser/goals.ts';
import { dismissAll, notify } from '../../ui/Notification/notifications.ts';
import { useLiveCall } from '../api-client/use-api-client.ts';
import { eraseDraft } from './draft.ts';
import type { ApplicationValues } from './application-fields.ts';
import type { ApplicationType } from './ApplicationButton.tsx';
import { applicationOf, type SendResult, sendApplication } from './send-application.ts';
import { texts } from './texts.ts';
import type { UploadGate } from './upload-gate.ts';
import { untilPutAside } from './until-bfcache-restore.ts';

interface SubmissionProps {
  form: UseFormReturn<ApplicationValues>;
  type: ApplicationType;
  pageUrl: string;
  /** The fields of this form. */
  names: readonly (keyof ApplicationValues)[];
  /** Whether something stands in the field that only robots fill in; empties it. */
  fellIntoTrap: () => boolean;
  upload: UploadGate;
  onSent: () => void;
}

/** Robots are quicker; a person who was helped by autofill only waits out the rest. */
const SOONEST_MS = 2000;

/** Sends the form: one press, one application. Whatever fails, the form keeps what was typed and can be sent again. */
export function useSubmission({ form, type, pageUrl, names, fellIntoTrap, upload, onSent }: SubmissionProps) {
  const liveCall = useLiveCall();
  const [openedAt] = useState(() => performance.now());
  const { setError, getValues } = form;

  const fail = (message: string) => {
    reachGoal('form_error');
    setError('root', { message });
  };
  const isStopped = async (): Promise<boolean> => {
    const { errors } = texts();
    const file = await upload.settled();
    if (file === 'error') setError('file', { message: errors.file });
    else if (file === 'cancelled') setError('root', { message: errors.fileCancelled });
    else if (fellIntoTrap()) fail(errors.captcha);
    else return false;
    return true;
  };
  const answer = (result: SendResult) => {
    const { errors, sentNotice } = texts();
    switch (result.kind) {
      case 'sent':
        eraseDraft();
        reachGoal('form_sent');
        notify({ ...sentNotice, tone: 'success' });
        return onSent();
      case 'captcha':
        notify({ title: errors.notSent, text: errors.captcha, tone: 'error' });
        return fail(errors.captcha);
      case 'failed':
        return fail(`${errors.notSent}. ${result.title}.`);
      case 'refused': {
        const refused = errors.refused(result.status);
        if (Object.keys(result.errors).length === 0) return fail(refused);
        reachGoal('form_error');
        const others = Object.values(showServerErrors(result.errors, names, setError)).flat();
        if (others.length === 0) return undefined;
        notify({ title: refused, text: others.join(', '), tone: 'error' });
        return setError('root', { message: others.join(', ') });
      }
    }
  };

  return async (values: ApplicationValues) => {
    dismissAll();
    if (await isStopped()) return;
    await new Promise((resolve) => setTimeout(resolve, SOONEST_MS - (performance.now() - openedAt)));
    // The file may have come while the button waited.
    const application = applicationOf({ ...values, file: getValues('file') }, type, pageUrl);
    answer(await untilPutAside((signal) => sendApplication(application, liveCall, signal)));
  };
}
