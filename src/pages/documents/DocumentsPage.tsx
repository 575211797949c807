import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { RequestBand } from '../../features/call-to-action/RequestBand.tsx';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { ViewProps } from '../page.ts';
import type { DocumentsData } from './data.ts';

export default function DocumentsPage({ data: { categories }, trail }: ViewProps<DocumentsData>) {
  return (
    <>
      <PageHeader
        trail={trail}
        title="Сертификаты и документы"
        lead="Для экспертизы, закупки и эксплуатации. Каждый раздел можно скачать одним архивом."
        flow
      />
      {categories.map(({ id, title, description, zipHref, rows }) => (
        <Section compact key={id} id={`category-${id}`}>
          <SectionHeading
            title={title}
            lead={description}
            action={
              <ArrowLink href={zipHref} icon="zip" external>
                Скачать архивом
              </ArrowLink>
            }
          />
          <DocumentList rows={rows} label={title} />
        </Section>
      ))}
      <RequestBand
        title="Нужен документ, которого здесь нет"
        lead="Напишите модель и объект — пришлём за один рабочий день."
      />
    </>
  );
}
