import type { ReactNode } from 'react';
import type { Breadcrumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Section } from '../Section/Section.tsx';
import { PageHeader } from './PageHeader.tsx';

interface TitledPageProps {
  breadcrumbs: Breadcrumb[];
  title: string;
  children: ReactNode;
}

/** A page with its header, in place of one whose code is loading or has failed. */
export function TitledPage({ breadcrumbs, title, children }: TitledPageProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} />
      <Section compact>{children}</Section>
    </>
  );
}
