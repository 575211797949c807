import { PlannersSearchForm } from '../../features/documents/PlannersSearchForm.tsx';
import { TechnicalSets } from '../../features/documents/TechnicalSets.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { TechnicalDocumentationData } from './data.ts';

export default function TechnicalDocumentationPage({ data: { sets }, trail }: ViewProps<TechnicalDocumentationData>) {
  return (
    <>
      <PageHeader
        trail={trail}
        title={routes.technicalDocumentation.label}
        lead="Всё для раздела проекта: исходные данные, чертежи, паспорта."
      />
      <Section compact>
        <SectionHeading title="Комплекты" />
        <TechnicalSets sets={sets} />
      </Section>
      <Section tone="mist">
        <SectionHeading title="Найти документ" />
        <PlannersSearchForm />
      </Section>
    </>
  );
}
