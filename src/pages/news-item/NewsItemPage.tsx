import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { ViewProps } from '../page.ts';
import type { NewsItemData } from './data.ts';

export default function NewsItemPage({ data: { title, lead }, trail }: ViewProps<NewsItemData>) {
  return (
    <>
      <PageHeader trail={trail} title={title} lead={lead} />
      <Section compact><p>x</p></Section>
    </>
  );
}
