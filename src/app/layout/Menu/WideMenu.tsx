import { useLocation } from 'react-router-dom';
import { SocialLink } from '../../../features/contacts/SocialLink.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { site } from '../../../site.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { ariaCurrent, type headerMenu } from './menu-links.ts';
import { LowVisionItem } from './LowVisionItem.tsx';
import { MediumTiles } from './MediumTiles.tsx';
import { MenuItem } from './MenuItem.tsx';
import styles from './WideMenu.module.scss';

/** The menu from tablets upwards: links, the company's group, the catalogue, and the office below. */
export function WideMenu({ about, links, equipment, mediums }: ReturnType<typeof headerMenu>) {
  const t = useTexts().layout;
  const { pathname } = useLocation();
  return (
    <div className={styles.menu}>
      <div className={styles.columns}>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <MenuItem link={link} current={ariaCurrent(link, pathname)} className={styles.link} />
            </li>
          ))}
        </ul>
        <section aria-label={about.label}>
          <p className={styles.caption}>{about.label}</p>
          <ul className={styles.group}>
            {about.links.map((link) => (
              <li key={link.href}>
                <MenuItem link={link} current={ariaCurrent(link, pathname)} className={styles.groupLink} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={t.catalogueInMenu} className={styles.catalogue}>
          <MenuItem link={equipment} current={ariaCurrent(equipment, pathname)} className={styles.caption}>
            {t.catalogueInMenu}
          </MenuItem>
          <MediumTiles links={mediums} />
        </section>
      </div>
      <Office />
    </div>
  );
}

function Office() {
  const t = useTexts().layout;
  return (
    <div className={styles.office}>
      <p>
        <span className={styles.officeTitle}>{site.office.title}</span> {site.office.address}
      </p>
      <ArrowLink href={site.office.routeLink} external icon="route">
        {t.route}
      </ArrowLink>
      <p className={styles.hours}>
        {t.workingHours} {site.office.workingHours}
      </p>
      <LowVisionItem />
      <SocialLink className={styles.social} />
    </div>
  );
}
