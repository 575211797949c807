import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFields } from '../../forms/FormFields.tsx';
import { initialValues } from '../../forms/field-values.ts';
import { unrecordedKeys } from '../../forms/frame/session-replay.ts';
import { showServerErrors } from '../../forms/server-errors.ts';
import { classNames } from '../../lib/class-names.ts';
import { reachGoal } from '../../lib/goals.ts';
import { holdUnsavedWork } from '../../lib/unsaved-work.ts';
import { site } from '../../site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { notify } from '../../ui/Notification/notifications.ts';
import { ApiBaseUrlContext, useLiveCall } from '../live-api/live-api.ts';
import styles from './ApplicationForm.module.scss';
import { Consent, PolicyNote } from './Consent.tsx';
import { eraseDraft, readDraft, saveDraft } from './draft.ts';
import { type ApplicationValues, applicationFields } from './fields.ts';
import type { ApplicationType } from './RequestButton.tsx';
import { FormProblem } from './FormProblem.tsx';
import { applicationOf, type SendResult, sendApplication } from './send.ts';
import { createUploadGate } from './upload-gate.ts';
import { uploadTo } from './upload.ts';
import { validateApplication } from './validate.ts';
import { texts } from './texts.ts';

interface ApplicationFormProps {
  type: ApplicationType;
  /** The page it was opened on. */
  pageUrl: string;
  onSent: () => void;
}

/** Robots are quicker; a person who was helped by autofill only waits out the rest. */
const SOONEST_MS = 2000;

/** The application form. Whatever fails, what was typed stays in it and goes out with the next press. */
export function ApplicationForm({ type, pageUrl, onSent }: ApplicationFormProps) {
  const definitions = useMemo(() => applicationFields(type, <Consent />), [type]);
  const names = definitions.map(({ name }) => name as keyof ApplicationValues);
  const [openedAt] = useState(() => performance.now());
  const [upload] = useState(createUploadGate);
  const trap = useRef<HTMLInputElement>(null);
  const baseUrl = useContext(ApiBaseUrlContext) ?? '';
  const liveCall = useLiveCall();
  const { control, handleSubmit, setError, getValues, subscribe, formState } = useForm<ApplicationValues>({
    defaultValues: {
      ...(initialValues(definitions) as Partial<ApplicationValues>),
      userLastName: '',
      userTown: '',
      ...readDraft(),
    },
    resolver: (values) => {
      const errors = validateApplication(values, type);
      const shown = Object.fromEntries(
        names.flatMap((name) => (errors[name] ? [[name, { type: 'validate', message: errors[name] }]] : [])),
      );
      return Object.keys(shown).length > 0 ? { values: {}, errors: shown } : { values, errors: {} };
    },
  });

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }), [subscribe]);

  const send = async (values: ApplicationValues) => {
    if ((await upload.settled()) === 'error') return setError('file', { message: texts().errors.file });
    if (trap.current?.value) {
      // Somebody's autofill may have fallen into it: the next press goes through.
      trap.current.value = '';
      return fail(texts().errors.captcha);
    }
    await new Promise((resolve) => setTimeout(resolve, SOONEST_MS - (performance.now() - openedAt)));
    // The file may have come while the button waited.
    const result = await sendApplication(
      applicationOf({ ...values, file: getValues('file') }, type, pageUrl),
      liveCall,
    );
    return answer(result);
  };
  const answer = (result: SendResult) => {
    switch (result.kind) {
      case 'sent':
        eraseDraft();
        reachGoal('form_sent');
        notify({ ...texts().sentNotice, tone: 'success' });
        return onSent();
      case 'captcha':
        notify({ title: texts().errors.notSent, text: texts().errors.captcha, tone: 'error' });
        return fail(texts().errors.captcha);
      case 'failed':
        return fail(`${texts().errors.notSent}. ${result.title}.`);
      case 'refused': {
        reachGoal('form_error');
        const others = Object.values(showServerErrors(result.errors, names, setError)).flat();
        if (others.length === 0) return undefined;
        notify({ title: texts().errors.refused(result.status), text: others.join(', '), tone: 'error' });
        return setError('root', { message: others.join(', ') });
      }
    }
  };
  const fail = (message: string) => {
    reachGoal('form_error');
    setError('root', { message });
  };

  const { isSubmitting, isDirty, errors } = formState;
  const isUnfinished = isDirty || isSubmitting;
  useEffect(() => (isUnfinished ? holdUnsavedWork() : undefined), [isUnfinished]);
  const problem = errors.root?.message;
  const hasProblem = problem !== undefined || Object.keys(errors).length > 0;
  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)} noValidate className={styles.form}>
      {hasProblem && (
        <FormProblem
          key={problem}
          text={problem === undefined ? texts().errors.summary : `${problem} ${texts().errors.keptHere}`}
          takesFocus={problem !== undefined}
        />
      )}
      <FormFields
        control={control}
        definitions={definitions}
        compact
        shared={{ placeholderCase: 'as-written' }}
        behaviours={{
          userName: { autoComplete: 'given-name' },
          userLastName: { autoComplete: 'family-name' },
          userTown: { autoComplete: 'address-level2' },
          file: { upload: uploadTo(baseUrl), onUploadStateChange: upload.note },
        }}
      />
      <input
        ref={trap}
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className={classNames(unrecordedKeys, styles.trap)}
      />
      <PolicyNote className={styles.policy} />
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting} busyLabel={texts().sending} wide="phone">
          {texts().send}
        </Button>
        {texts().answer(site.office.workingHours)}
      </div>
    </form>
  );
}
