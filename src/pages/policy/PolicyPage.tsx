import { Blocks } from '../../features/blocks/Blocks.tsx';
import { LegalText } from '../../features/legal-text/LegalText.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import type { ViewProps } from '../page.ts';
import type { PolicyData } from './data.ts';

export default function PolicyPage({ data, breadcrumbs }: ViewProps<PolicyData>) {
  const { title, lead, parts, contents, blocks } = data;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={lead} />
      <LegalText parts={parts} contents={contents} />
      <Blocks blocks={blocks} />
    </>
  );
}
