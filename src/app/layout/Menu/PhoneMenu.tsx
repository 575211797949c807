import { useLocation } from 'react-router-dom';
import { ApplicationButton } from '../../../features/application/ApplicationButton.tsx';
import { ContactLink } from '../../../features/contacts/ContactLink.tsx';
import { SocialLink } from '../../../features/contacts/SocialLink.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { site } from '../../../site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { ariaCurrent, type headerMenu, type MenuGroup } from './menu-links.ts';
import { LowVisionItem } from './LowVisionItem.tsx';
import { MediumTiles } from './MediumTiles.tsx';
import { MenuItem } from './MenuItem.tsx';
import styles from './PhoneMenu.module.scss';

type PhoneMenuProps = ReturnType<typeof headerMenu> & { onClose: () => void };

/** The menu on phones: shortcuts, groups as accordions, links, the form, and the office. */
export function PhoneMenu({ about, links, mediums, onClose }: PhoneMenuProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.menu}>
      <div className={styles.sections}>
        <MediumTiles links={mediums} />
        <ul className={styles.links}>
          <li>
            <Group group={about} />
          </li>
          {links.map((link) => (
            <li key={link.href}>
              <MenuItem link={link} current={ariaCurrent(link, pathname)} className={styles.link}>
                {link.label}
                <Icon name="arrow-right" size={20} className={styles.arrow} />
              </MenuItem>
            </li>
          ))}
        </ul>
        {/* One dialog at a time: the menu traps the focus, so it closes when the form opens. */}
        <ApplicationButton wide className={styles.request} onOpen={onClose} />
      </div>
      <Office />
    </div>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  return (
    <details className={styles.group} open={group.links.some((link) => ariaCurrent(link, pathname))}>
      <summary className={styles.link}>
        {group.label}
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      <ul className={styles.groupLinks}>
        {group.links.map((link) => (
          <li key={link.href}>
            <MenuItem link={link} current={ariaCurrent(link, pathname)} className={styles.groupLink} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Office() {
  const t = useTexts().layout;
  return (
    <div data-tone="ink" className={styles.office}>
      <p className={styles.officeTitle}>{site.office.title}</p>
      <p>{site.office.address}</p>
      <Link href={site.office.routeLink} external look="plain" className={styles.route}>
        <Icon name="route" size={20} />
        <span>{t.route}</span>
      </Link>
      <div className={styles.contacts}>
        <ContactLink by="phone" className={styles.contact} />
        <ContactLink by="mail" className={styles.contact} />
        <p className={styles.hours}>
          {t.workingHours} {site.office.workingHours}
        </p>
        <SocialLink />
        <LowVisionItem />
      </div>
    </div>
  );
}
