import { useContext, useMemo, useRef, useState } from 'react';
import type { UploadState } from '../../forms/field-props.ts';
import { FormFields } from '../../forms/FormFields.tsx';
import { withFullStop } from '../../lib/text/typography.ts';
import { site } from '../../site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ApiBaseUrlContext } from '../api-client/use-api-client.ts';
import styles from './ApplicationForm.module.scss';
import { DataConsent, PolicyNote } from './DataConsent.tsx';
import { DraftNote, UnsavedNote } from './DraftNote.tsx';
import { type ApplicationValues, applicationFields } from './application-fields.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { Honeypot, takeHoneypot } from './Honeypot.tsx';
import type { ApplicationType } from '../../api/resources/application.ts';
import { applicationTexts, textsOf } from './application-texts.ts';
import { createUploadGate } from './upload-gate.ts';
import { createUpload } from './create-upload.ts';
import { useApplicationForm } from './use-application-form.ts';
import { useSubmission } from './use-submission.ts';

interface ApplicationFormProps {
  type: ApplicationType;
  /** The initial text of the message. */
  text?: string;
  /** The page on which the form was opened. */
  pageUrl: string;
  onSent: () => void;
}

/** The application form. After a failure it keeps its values for the next submit. */
export function ApplicationForm({ type, text = '', pageUrl, onSent }: ApplicationFormProps) {
  const definitions = useMemo(() => applicationFields(type, <DataConsent />), [type]);
  const names = definitions.map(({ name }) => name as keyof ApplicationValues);
  const { form, restored, isUnsaved, beginning, startAnew, noteUpload } = useApplicationForm(type, definitions, text);
  const [upload] = useState(createUploadGate);
  const honeypot = useRef<HTMLInputElement>(null);
  const baseUrl = useContext(ApiBaseUrlContext) ?? '';
  const isHoneypotFilled = () => takeHoneypot(honeypot);
  const submit = useSubmission({ form, type, pageUrl, names, isHoneypotFilled, upload, onSent });

  const noteFile = (state: UploadState) => {
    upload.setState(state);
    noteUpload(state);
  };

  const own = textsOf(type);
  const { isSubmitting, errors } = form.formState;
  const { root, ...invalid } = errors;
  const problem = root?.message;
  const hasInvalid = Object.keys(invalid).length > 0;
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {(problem !== undefined || hasInvalid) && (
        <FormErrorSummary
          key={problem}
          text={
            problem === undefined
              ? applicationTexts().errors.summary
              : `${withFullStop(problem)} ${own.errors.keptHere}`
          }
          takesFocus={!hasInvalid}
        />
      )}
      {isUnsaved && <UnsavedNote />}
      {restored && <DraftNote draft={restored} type={type} onStartAnew={startAnew} />}
      <FormFields
        key={beginning}
        control={form.control}
        definitions={definitions}
        compact
        shared={{ placeholderCase: 'as-written' }}
        behaviours={{
          userName: { autoComplete: 'given-name' },
          userLastName: { autoComplete: 'family-name' },
          userTown: { autoComplete: 'address-level2' },
          file: { upload: createUpload(baseUrl), onUploadStateChange: noteFile },
        }}
      />
      <Honeypot ref={honeypot} />
      <PolicyNote className={styles.policy} />
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting} busyLabel={applicationTexts().sending} wide="phone">
          {own.send}
        </Button>
        {own.answer(site.office.workingHours)}
      </div>
    </form>
  );
}
