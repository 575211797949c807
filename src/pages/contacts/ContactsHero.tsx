import { LocationMap } from '../../features/map/LocationMap.tsx';
import { type Breadcrumb, Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { FirstScreenEnd } from '../../ui/PageHeader/FirstScreenEnd.tsx';
import { CentralOffice } from './CentralOffice.tsx';
import type { ContactsData } from './data.ts';
import styles from './ContactsHero.module.scss';

interface ContactsHeroProps extends Pick<ContactsData, 'title' | 'locations' | 'requisites'> {
  breadcrumbs: Breadcrumb[];
}

/** The central office beside the map. */
export function ContactsHero({ breadcrumbs, title, locations, requisites }: ContactsHeroProps) {
  return (
    <>
      <div className={styles.hero}>
        <Breadcrumbs items={breadcrumbs.slice(0, -1)} current={breadcrumbs.at(-1)?.label ?? title} />
        <div className={styles.split}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <CentralOffice location={locations[0]} requisites={requisites} />
          </div>
          <LocationMap locations={locations} />
        </div>
      </div>
      <FirstScreenEnd />
    </>
  );
}
