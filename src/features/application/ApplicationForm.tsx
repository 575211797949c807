import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFields } from '../../forms/FormFields.tsx';
import { initialValues } from '../../forms/field-values.ts';
import type { UploadState } from '../../forms/field-props.ts';
import { unrecordedKeys } from '../../forms/frame/session-replay.ts';
import { showServerErrors } from '../../forms/server-errors.ts';
import { classNames } from '../../lib/class-names.ts';
import { reachGoal } from '../../lib/goals.ts';
import { holdUnsavedWork } from '../../lib/unsaved-work.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { notify } from '../../ui/Notification/notifications.ts';
import { ApiBaseUrlContext, useLiveCall } from '../live-api/live-api.ts';
import styles from './ApplicationForm.module.scss';
import { eraseDraft, readDraft, saveDraft } from './draft.ts';
import { type ApplicationValues, applicationFields } from './fields.ts';
import type { ApplicationType } from './RequestButton.tsx';
import { applicationOf, sendApplication } from './send.ts';
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

function Consent() {
  const t = texts();
  return (
    <>
      {t.consent}
      <Link href={routes.agreement.href()}>{t.consentLink}</Link>
    </>
  );
}

/** The application form. Whatever fails, what was typed stays in it and goes out with the next press. */
export function ApplicationForm({ type, pageUrl, onSent }: ApplicationFormProps) {
  const definitions = useMemo(() => applicationFields(type, <Consent />), [type]);
  const names = definitions.map(({ name }) => name as keyof ApplicationValues);
  const [openedAt] = useState(() => performance.now());
  const uploadState = useRef<UploadState>('idle');
  const trap = useRef<HTMLInputElement>(null);
  const baseUrl = useContext(ApiBaseUrlContext) ?? '';
  const liveCall = useLiveCall();
  const { control, handleSubmit, setError, subscribe, formState } = useForm<ApplicationValues>({
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
    if (uploadState.current === 'uploading' || uploadState.current === 'error') {
      setError('file', { message: texts().errors.waitForFile });
      return;
    }
    if (trap.current?.value) return fail(texts().errors.captcha);
    await new Promise((resolve) => setTimeout(resolve, SOONEST_MS - (performance.now() - openedAt)));
    const result = await sendApplication(applicationOf(values, type, pageUrl), liveCall);
    switch (result.kind) {
      case 'sent':
        eraseDraft();
        reachGoal('form_sent');
        notify({ ...texts().sentNotice, tone: 'success' });
        return onSent();
      case 'captcha':
        return fail(texts().errors.captcha);
      case 'failed':
        return fail(`${texts().errors.unknown}. ${result.message}`);
      case 'refused': {
        const rest = showServerErrors(result.errors, names, setError);
        const others = Object.values(rest).flat();
        if (others.length > 0) fail(others.join(', '));
      }
    }
  };
  const fail = (text: string) => {
    reachGoal('form_error');
    setError('root', { message: text });
    notify({ title: texts().errors.notSent, text, tone: 'error' });
  };

  const { isSubmitting, isDirty, errors } = formState;
  const isUnfinished = isDirty || isSubmitting;
  useEffect(() => (isUnfinished ? holdUnsavedWork() : undefined), [isUnfinished]);
  const problem = errors.root?.message;
  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)} noValidate className={styles.form}>
      {(problem ?? Object.keys(errors).length > 0) && (
        <p role="alert" className={styles.summary}>
          {problem ? `${problem} ${texts().errors.keptHere}` : texts().errors.summary}
        </p>
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
          file: {
            upload: uploadTo(baseUrl),
            onUploadStateChange: (state) => {
              uploadState.current = state;
            },
          },
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
      <p className={styles.policy}>
        {texts().policy}
        <Link href={routes.policy.href()}>{texts().policyLink}</Link>
      </p>
      <Button type="submit" busy={isSubmitting} busyLabel={texts().sending} wide="phone">
        {texts().send}
      </Button>
    </form>
  );
}
