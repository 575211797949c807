import { type ReactNode, useState } from 'react';
import { RequestBand } from '../../../features/call-to-action/ApplicationBand.tsx';
import { folder } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { printedDay } from '../../../lib/text/display-date.ts';
import { PageHeader } from '../../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { Crumb } from '../../page.ts';

interface FolderPageProps {
  trail: Crumb[];
  /** Of this view. */
  address: string;
  /** How much is in it, once that is known. */
  lead: string | false;
  /** What can be done with it: nothing for paper. */
  hint: string;
  /** The models in it, for an application. */
  subject: string[];
  children: ReactNode;
}

/** A form has no room for the names of more models. */
const MOST_NAMED = 4;

/** What stands around a folder's contents. */
export function FolderPage({ trail, address, lead, hint, subject, children }: FolderPageProps) {
  const t = useAreaTexts('folder', folder);
  const [today] = useState(() => printedDay(new Date().toISOString()).text);
  return (
    <>
      <PageHeader
        trail={[...trail, { label: t.title, href: address }]}
        title={t.title}
        lead={
          lead && (
            <>
              {lead}. <span data-print="hidden">{hint}</span>
            </>
          )
        }
      >
        <p className="folder-printed">{t.printedOn(today)}</p>
      </PageHeader>
      <Section compact>{children}</Section>
      <RequestBand
        title={t.request.title}
        lead={t.request.lead}
        subject={subject.length > 0 && subject.length <= MOST_NAMED ? subject.join(', ') : undefined}
      />
    </>
  );
}
