import type { ReactNode } from 'react';
import { objects } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { CtaBand } from '../../ui/CtaBand/CtaBand.tsx';
import { type ApplicationType, RequestButton } from '../application/ApplicationButton.tsx';
import { ContactLink } from '../contacts/ContactLink.tsx';

const EXCURSION: ApplicationType = 2;

interface RequestBandProps {
  title: string;
  lead?: ReactNode;
  applicationType?: ApplicationType | undefined;
  /** What the application is about: the name of a product. */
  subject?: string | undefined;
}

/** The band that ends a page: what to do next, and the phone for those who would rather call. */
export function RequestBand({ title, lead, applicationType, subject }: RequestBandProps) {
  const t = useAreaTexts('objects', objects);
  return (
    <CtaBand
      title={title}
      lead={lead}
      contact={<ContactLink by="phone" />}
      action={
        <RequestButton look="sphere" applicationType={applicationType} subject={subject}>
          {applicationType === EXCURSION ? t.excursion : undefined}
        </RequestButton>
      }
    />
  );
}
