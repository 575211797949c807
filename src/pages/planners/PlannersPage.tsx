import { Blocks } from '../../features/blocks/Blocks.tsx';
import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { PlannersSearchForm } from '../../features/documents/PlannersSearchForm.tsx';
import { TechnicalSets } from '../../features/documents/TechnicalSets.tsx';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { PlannersData } from './data.ts';

export default function PlannersPage({ data: { title, lead, sets, latest, blocks }, trail }: ViewProps<PlannersData>) {
  const all = routes.technicalDocumentation;
  return (
    <>
      <PageHeader trail={trail} title={title} lead={lead} flow>
        <PlannersSearchForm />
      </PageHeader>
      <Section compact>
        <SectionHeading title={all.label} action={<ArrowLink href={all.href()}>Все комплекты</ArrowLink>} />
        <TechnicalSets sets={sets} />
      </Section>
      <Section tone="mist">
        <SectionHeading title="Недавно добавлено" />
        <DocumentList rows={latest} label="Недавно добавлено" />
      </Section>
      <Blocks blocks={blocks} />
    </>
  );
}
