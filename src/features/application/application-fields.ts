import type { ReactNode } from 'react';
import type { FormDefinition } from '../../forms/FormFields.tsx';
import type { UploadedFile } from '../../forms/field-definition.ts';
import type { ApplicationType } from '../../api/resources/application.ts';
import { applicationTexts, textsOf } from './application-texts.ts';
import { LIMITS } from './limits.ts';

/** The values of the form. */
export interface ApplicationValues {
  userName: string;
  userLastName: string;
  /** Digits, `79991234567`. */
  userPhone: string;
  userEmail: string;
  userTown: string;
  text: string;
  file: UploadedFile | null;
  personalDataProcessingConsent: boolean;
}

/** 1 feedback, 2 excursion, 3 career: feedback requires less and offers the town. */
export function applicationFields(type: ApplicationType, consent: ReactNode): FormDefinition<ApplicationValues>[] {
  const isFeedback = type === 1;
  const own = textsOf(type);
  const town: FormDefinition<ApplicationValues> = {
    name: 'userTown',
    type: 'text',
    label: applicationTexts().userTown,
    maxLength: LIMITS.userTown,
  };
  return [
    {
      name: 'userName',
      type: 'text',
      label: applicationTexts().userName,
      required: true,
      maxLength: LIMITS.userName,
      gridSize: 6,
    },
    {
      name: 'userLastName',
      type: 'text',
      label: applicationTexts().userLastName,
      required: !isFeedback,
      maxLength: LIMITS.userLastName,
      gridSize: 6,
    },
    {
      name: 'userPhone',
      type: 'text',
      label: applicationTexts().userPhone,
      required: true,
      phoneMask: true,
      gridSize: 6,
    },
    {
      name: 'userEmail',
      type: 'text',
      subType: 'email',
      label: applicationTexts().userEmail,
      required: !isFeedback,
      maxLength: LIMITS.userEmail,
      gridSize: 6,
    },
    ...(isFeedback ? [town] : []),
    {
      name: 'text',
      type: 'textarea',
      label: own.text,
      required: true,
      maxLength: LIMITS.text,
      ...(type === 3 && { placeholder: own.text }),
    },
    { name: 'file', type: 'file', label: own.file, placeholder: own.chooseFile },
    { name: 'personalDataProcessingConsent', type: 'checkbox', label: consent, required: true },
  ];
}
