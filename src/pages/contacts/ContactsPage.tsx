import { Blocks } from '../../features/blocks/Blocks.tsx';
import { useContacts } from '../../features/contacts/contacts.ts';
import { LocationMap } from '../../features/map/LocationMap.tsx';
import { CopyButton } from '../../ui/Copy/CopyButton.tsx';
import { FileList, FileRow } from '../../ui/FileRow/FileRow.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { ViewProps } from '../page.ts';
import styles from './ContactsPage.module.scss';
import type { ContactsData } from './data.ts';
import { LocationCard } from './LocationCard.tsx';

export default function ContactsPage({
  data: { title, lead, locations, requisites, blocks },
  trail,
}: ViewProps<ContactsData>) {
  const { phone, email } = useContacts();
  return (
    <>
      <PageHeader trail={trail} title={title} lead={lead}>
        <ul className={styles.ways}>
          <li>
            <Link href={`tel:${phone.raw}`}>{phone.formatted}</Link>{' '}
            <CopyButton text={phone.formatted} label="Скопировать телефон" look="icon" />
          </li>
          <li>
            <Link href={`mailto:${email}`}>{email}</Link>{' '}
            <CopyButton text={email} label="Скопировать адрес почты" look="icon" />
          </li>
        </ul>
      </PageHeader>
      <Section compact>
        <SectionHeading title="Где мы" />
        <ul className={styles.locations}>
          {locations.map((location) => (
            <li key={location.id}>
              <LocationCard location={location} />
            </li>
          ))}
        </ul>
        <LocationMap locations={locations} />
      </Section>
      {requisites && (
        <Section compact>
          <SectionHeading title="Реквизиты" />
          <FileList label="Реквизиты">
            <FileRow file={requisites} />
          </FileList>
        </Section>
      )}
      <Blocks blocks={blocks} />
    </>
  );
}
