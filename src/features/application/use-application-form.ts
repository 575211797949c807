import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { initialValues } from '../../forms/field-values.ts';
import type { FormDefinition } from '../../forms/FormFields.tsx';
import { markUnsavedWork } from '../../lib/browser/unsaved-work.ts';
import { clearDraft, hasDraft, readDraft, saveDraft } from './draft.ts';
import type { ApplicationValues } from './application-fields.ts';
import type { ApplicationType } from '../../api/resources/application.ts';
import { validateApplication } from './validate-application.ts';

interface OpenedForm {
  form: UseFormReturn<ApplicationValues>;
  /** The form shows the texts of an earlier visit. */
  isRestored: boolean;
  /** Empties the form and erases the draft. */
  startAnew: () => void;
}

/** The state of the form: it begins with the draft, keeps one, and holds back reloads while it is being filled. */
export function useApplicationForm(
  type: ApplicationType,
  definitions: FormDefinition<ApplicationValues>[],
): OpenedForm {
  const [draft] = useState(() => readDraft());
  const [isRestored, setRestored] = useState(() => hasDraft());
  const blank = { ...(initialValues(definitions) as Partial<ApplicationValues>), userTown: '' };
  const form = useForm<ApplicationValues>({
    defaultValues: { ...blank, ...draft },
    resolver: (values) => {
      const errors = validateApplication(values, type);
      const shown = Object.fromEntries(
        definitions.flatMap(({ name }) => {
          const message = errors[name as keyof ApplicationValues];
          return message ? [[name, { type: 'validate', message }]] : [];
        }),
      );
      return Object.keys(shown).length > 0 ? { values: {}, errors: shown } : { values, errors: {} };
    },
  });
  const { subscribe, formState } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }), [subscribe]);

  const isUnfinished = formState.isDirty || formState.isSubmitting;
  useEffect(() => (isUnfinished ? markUnsavedWork() : undefined), [isUnfinished]);

  const startAnew = () => {
    form.reset(blank);
    // The reset has just been saved as a draft of empty texts.
    clearDraft();
    setRestored(false);
  };
  return { form, isRestored, startAnew };
}
