import { Blocks } from '../../features/blocks/Blocks.tsx';
import { LocationMap } from '../../features/map/LocationMap.tsx';
import { contacts } from '../../i18n/ru/contacts.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { ViewProps } from '../define-page.ts';
import { CentralOffice } from './CentralOffice.tsx';
import styles from './ContactsPage.module.scss';
import type { ContactsData } from './data.ts';
import { LocationCard } from './LocationCard.tsx';

export default function ContactsPage({ data, breadcrumbs }: ViewProps<ContactsData>) {
  const { places } = useAreaTexts('contacts', contacts);
  const { title, locations, requisites, blocks } = data;
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs items={breadcrumbs.slice(0, -1)} current={breadcrumbs.at(-1)?.label ?? title} />
        <div className={styles.split}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <CentralOffice location={locations[0]} requisites={requisites} />
          </div>
          <LocationMap locations={locations} />
        </div>
      </div>
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
