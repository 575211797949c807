import { useQuery } from '../../features/address-query/use-query.ts';
import { FoundDocuments } from '../../features/documents/FoundDocuments.tsx';
import { PlannersSearchForm } from '../../features/documents/PlannersSearchForm.tsx';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { PlannersSearchData } from './data.ts';

export default function PlannersSearchPage({ trail }: ViewProps<PlannersSearchData>) {
  const [query] = useQuery();
  const find = query.get('find')?.trim() ?? '';
  const all = routes.technicalDocumentation;
  return (
    <>
      <PageHeader trail={trail} title="Результаты поиска" flow>
        <PlannersSearchForm find={find} />
      </PageHeader>
      <Section compact>
        <FoundDocuments find={find} kind="technical" />
        <ArrowLink href={all.href()}>Вся техническая документация</ArrowLink>
      </Section>
    </>
  );
}
