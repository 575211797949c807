import type { ReactNode } from 'react';
import { CtaBand } from '../../ui/CtaBand/CtaBand.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { RequestButton } from '../application/RequestButton.tsx';
import { useContacts } from '../contacts/contacts.ts';

/** The band that ends a page: what to do next, and the phone for those who would rather call. */
export function RequestBand({ title, lead }: { title: string; lead?: ReactNode }) {
  const { phone } = useContacts();
  return (
    <CtaBand
      title={title}
      lead={lead}
      contact={<Link href={`tel:${phone.raw}`}>{phone.formatted}</Link>}
      action={<RequestButton size="l" />}
    />
  );
}
