import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { initialValues } from '../../forms/field-values.ts';
import type { UploadState } from '../../forms/field-props.ts';
import type { FormDefinition } from '../../forms/FormFields.tsx';
import { askBeforeLeaving, markUnsavedWork } from '../../lib/browser/unsaved-work.ts';
import { notify } from '../../ui/Notification/notifications.ts';
import { textsOf } from './application-texts.ts';
import { type Draft, clearDraft, isEmptyDraft, NO_TEXTS, onDraftSent, readDraft, saveDraft } from './draft.ts';
import type { ApplicationValues } from './application-fields.ts';
import type { ApplicationType } from '../../api/resources/application.ts';
import { truncated, withPrefilledText } from './prefilled-text.ts';
import { validateApplication } from './validate-application.ts';

interface OpenedForm {
  form: UseFormReturn<ApplicationValues>;
  /** The draft that was restored; undefined after the visitor has started anew. */
  restored: Draft | undefined;
  /** Storage is full or blocked: the values are lost when the form closes. */
  isUnsaved: boolean;
  /**
   * A key for the fields. It changes when the visitor starts again, so that fields drop their own state, a failed file too.
   */
  beginning: number;
  /** Empties the form and erases the draft. */
  startAnew: () => void;
  /** Stores in the draft whether there is a file. */
  noteUpload: (state: UploadState) => void;
}

/**
 * The state of the form. It restores and saves the draft, and blocks reloads while the form is being filled.
 * @param text the initial text of the message
 */
export function useApplicationForm(
  type: ApplicationType,
  definitions: FormDefinition<ApplicationValues>[],
  text: string,
): OpenedForm {
  const [draft] = useState(() => readDraft(type));
  const [isUnsaved, setUnsaved] = useState(false);
  const [beginning, setBeginning] = useState(0);
  const hasFile = useRef(false);
  const offered = truncated(text);
  const prefilled = offered || draft.prefilled;
  const blank = { ...NO_TEXTS, ...(initialValues(definitions) as Partial<ApplicationValues>), text: offered };
  const form = useForm<ApplicationValues>({
    defaultValues: {
      ...blank,
      ...draft.texts,
      text: withPrefilledText(offered, draft.texts.text, draft.prefilled),
    },
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
  const { subscribe, formState, getValues, setFocus } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setUnsaved(!saveDraft(type, values, { hadFile: hasFile.current, prefilled })),
      }),
    [subscribe, type, prefilled],
  );

  const isUnfinished = formState.isDirty || formState.isSubmitting;
  useEffect(() => (isUnfinished ? markUnsavedWork() : undefined), [isUnfinished]);
  useEffect(() => (isUnsaved ? askBeforeLeaving() : undefined), [isUnsaved]);

  const startAnew = () => {
    form.reset(blank);
    // The reset has just saved a draft of empty texts.
    clearDraft(type);
    setBeginning(beginning + 1);
  };
  // The fields are new, and the button is gone: a dialog would move the focus to its close button.
  useLayoutEffect(() => {
    if (beginning > 0) setFocus('userName');
  }, [beginning, setFocus]);
  // The form may show a text that was sent meanwhile: by one that was closed while sending, or in another tab.
  useEffect(() =>
    onDraftSent(type, (isElsewhere) => {
      if (formState.isSubmitting || hasFile.current) return;
      startAnew();
      if (isElsewhere) notify({ ...textsOf(type).sentElsewhere, tone: 'info' });
    }),
  );
  const noteUpload = (state: UploadState) => {
    const had = hasFile.current;
    hasFile.current = state !== 'idle';
    if (hasFile.current !== had) saveDraft(type, getValues(), { hadFile: hasFile.current, prefilled });
  };
  const restored = beginning === 0 && !isEmptyDraft(draft) ? draft : undefined;
  return { form, restored, isUnsaved, beginning, startAnew, noteUpload };
}
