import { type ReactNode, useState } from 'react';
import { ApplicationBand } from '../../../features/call-to-action/ApplicationBand.tsx';
import { shortlist } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { displayDate } from '../../../lib/text/display-date.ts';
import { PageHeader } from '../../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { Breadcrumb } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';

interface ShortlistPageProps {
  breadcrumbs: Breadcrumb[];
  /** The URL of this view. */
  href: string;
  /** The number of its items, once known. */
  lead: string | false;
  /** Actions; not printed. */
  hint: string;
  /** The names of the models, for an application. */
  subject: string[];
  children: ReactNode;
}

/** The subject of an application has no room for more names. */
const MAX_NAMED = 4;

/** The page layout around the contents of a shortlist. */
export function ShortlistPage({ breadcrumbs, href, lead, hint, subject, children }: ShortlistPageProps) {
  const t = useAreaTexts('shortlist', shortlist);
  const [today] = useState(() => displayDate(new Date().toISOString()).text);
  return (
    <>
      <PageHeader
        breadcrumbs={[...breadcrumbs, { label: t.title, href }]}
        title={t.title}
        lead={
          lead && (
            <>
              {lead}. <span data-print="hidden">{hint}</span>
            </>
          )
        }
      >
        <p className="shortlist-printed">{t.printedOn(today)}</p>
      </PageHeader>
      <Section compact>{children}</Section>
      <ApplicationBand
        title={t.request.title}
        lead={t.request.lead}
        subject={subject.length > 0 && subject.length <= MAX_NAMED ? subject.join(', ') : undefined}
      />
    </>
  );
}
