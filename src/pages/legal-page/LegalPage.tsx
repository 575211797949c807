import { Blocks } from '../../features/blocks/Blocks.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import type { ViewProps } from '../define-page.ts';
import type { LegalPageData } from './data.ts';
import { LegalText } from './LegalText.tsx';

/** The privacy policy and the consent to the processing of personal data. */
export default function LegalPage({ data, breadcrumbs }: ViewProps<LegalPageData>) {
  const { title, lead, sections, contents, blocks } = data;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={lead} />
      <LegalText sections={sections} contents={contents} />
      <Blocks blocks={blocks} />
    </>
  );
}
