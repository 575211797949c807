import { Blocks } from '../../features/blocks/Blocks.tsx';
import { contacts } from '../../i18n/ru/contacts.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Section } from '../../ui/Section/Section.tsx';
import type { ViewProps } from '../define-page.ts';
import { ContactsHero } from './ContactsHero.tsx';
import styles from './ContactsPage.module.scss';
import type { ContactsData } from './data.ts';
import { LocationCard } from './LocationCard.tsx';

export default function ContactsPage({ data, breadcrumbs }: ViewProps<ContactsData>) {
  const { places } = useAreaTexts('contacts', contacts);
  const { title, locations, requisites, blocks } = data;
  return (
    <>
      <ContactsHero breadcrumbs={breadcrumbs} title={title} locations={locations} requisites={requisites} />
      <Section compact>
        <ul className={styles.locations} aria-label={places}>
          {locations.map((location) => (
            <LocationCard key={location.id} location={location} />
          ))}
        </ul>
      </Section>
      <Blocks blocks={blocks} />
    </>
  );
}
