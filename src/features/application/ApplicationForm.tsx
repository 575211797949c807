import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFields } from '../../forms/FormFields.tsx';
import { initialValues } from '../../forms/field-values.ts';
import { unrecordedKeys } from '../../forms/layout/session-replay.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { withFullStop } from '../../lib/text/typography.ts';
import { markUnsavedWork } from '../../lib/browser/unsaved-work.ts';
import { site } from '../../site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ApiBaseUrlContext } from '../api-client/use-api-client.ts';
import styles from './ApplicationForm.module.scss';
import { DataConsent, PolicyNote } from './DataConsent.tsx';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { type ApplicationValues, applicationFields } from './application-fields.ts';
import type { ApplicationType } from '../../api/resources/application.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { createUploadGate } from './upload-gate.ts';
import { createUpload } from './create-upload.ts';
import { useSubmission } from './use-submission.ts';
import { validateApplication } from './validate-application.ts';
import { texts } from './texts.ts';

interface ApplicationFormProps {
  type: ApplicationType;
  /** The page it was opened on. */
  pageUrl: string;
  onSent: () => void;
}

/** The application form. Whatever fails, what was typed stays in it and goes out with the next press. */
export function ApplicationForm({ type, pageUrl, onSent }: ApplicationFormProps) {
  const definitions = useMemo(() => applicationFields(type, <DataConsent />), [type]);
  const names = definitions.map(({ name }) => name as keyof ApplicationValues);
  const [upload] = useState(createUploadGate);
  const honeypot = useRef<HTMLInputElement>(null);
  const baseUrl = useContext(ApiBaseUrlContext) ?? '';
  const [draft] = useState(() => readDraft());
  const [isRestored, setRestored] = useState(() => Object.values(draft).some((text) => text !== ''));
  const blank = { ...(initialValues(definitions) as Partial<ApplicationValues>), userTown: '' };
  const form = useForm<ApplicationValues>({
    defaultValues: { ...blank, ...draft },
    resolver: (values) => {
      const errors = validateApplication(values, type);
      const shown = Object.fromEntries(
        names.flatMap((name) => (errors[name] ? [[name, { type: 'validate', message: errors[name] }]] : [])),
      );
      return Object.keys(shown).length > 0 ? { values: {}, errors: shown } : { values, errors: {} };
    },
  });

  const { control, handleSubmit, subscribe, formState } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }), [subscribe]);

  // Somebody's autofill may fall into the trap: it is emptied, so that the next press goes through.
  const isHoneypotFilled = () => {
    const isFilled = Boolean(honeypot.current?.value);
    if (honeypot.current) honeypot.current.value = '';
    return isFilled;
  };
  const send = useSubmission({ form, type, pageUrl, names, isHoneypotFilled, upload, onSent });
  const discardDraft = () => {
    form.reset(blank);
    // The form has just kept its emptiness as a draft.
    clearDraft();
    setRestored(false);
  };
  const { isSubmitting, isDirty, errors } = formState;
  const isUnfinished = isDirty || isSubmitting;
  useEffect(() => (isUnfinished ? markUnsavedWork() : undefined), [isUnfinished]);
  const problem = errors.root?.message;
  const hasProblem = problem !== undefined || Object.keys(errors).length > 0;
  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)} noValidate className={styles.form}>
      {hasProblem && (
        <FormErrorSummary
          key={problem}
          text={problem === undefined ? texts().errors.summary : `${withFullStop(problem)} ${texts().errors.keptHere}`}
          takesFocus={problem !== undefined}
        />
      )}
      {isRestored && (
        <p className={styles.restored}>
          {texts().restored}
          <button type="button" className={styles.anew} onClick={discardDraft}>
            {texts().startAnew}
          </button>
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
          file: { upload: createUpload(baseUrl), onUploadStateChange: upload.setState },
        }}
      />
      <input
        ref={honeypot}
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className={classNames(unrecordedKeys, styles.honeypot)}
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
