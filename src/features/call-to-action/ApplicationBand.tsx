import type { ReactNode } from 'react';
import { solutionsAndProjects } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { CtaBand } from '../../ui/CtaBand/CtaBand.tsx';
import type { ApplicationType } from '../../api/resources/application.ts';
import { ApplicationButton } from '../application/ApplicationButton.tsx';
import { ContactLink } from '../contacts/ContactLink.tsx';

interface ApplicationBandProps {
  title: string;
  lead?: ReactNode;
  applicationType?: ApplicationType;
  /** What the application is about: the name of a product. */
  subject?: string;
  /** The initial text of the message. */
  text?: string;
}

/** The call to action at the end of a page, with the phone. */
export function ApplicationBand({ title, lead, applicationType = 1, subject, text }: ApplicationBandProps) {
  const t = useAreaTexts('solutionsAndProjects', solutionsAndProjects);
  const labels: Partial<Record<ApplicationType, string>> = { 2: t.excursion, 3: t.respond };
  return (
    <CtaBand
      title={title}
      lead={lead}
      contact={<ContactLink by="phone" />}
      action={
        <ApplicationButton look="sphere" applicationType={applicationType} subject={subject} text={text}>
          {labels[applicationType]}
        </ApplicationButton>
      }
    />
  );
}
