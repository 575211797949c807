import { LegalText } from '../../features/legal-text/LegalText.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import type { ViewProps } from '../page.ts';
import type { PolicyData } from './data.ts';

export default function PolicyPage({ data: { title, lead, parts }, trail }: ViewProps<PolicyData>) {
  return (
    <>
      <PageHeader trail={trail} title={title} lead={lead} />
      <LegalText parts={parts} />
    </>
  );
}
