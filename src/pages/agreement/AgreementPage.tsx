import { LegalText } from '../../features/legal-text/LegalText.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import type { ViewProps } from '../page.ts';
import type { AgreementData } from './data.ts';

export default function AgreementPage({ data: { title, lead, parts }, trail }: ViewProps<AgreementData>) {
  return (
    <>
      <PageHeader trail={trail} title={title} lead={lead} />
      <LegalText parts={parts} />
    </>
  );
}
