import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactLink } from '../../../features/contacts/ContactLink.tsx';
import { SocialLink } from '../../../features/contacts/SocialLink.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { site } from '../../../site.ts';
import { Reveal } from '../../../ui/Reveal/Reveal.tsx';
import { HomeLogo } from '../Header/HomeLogo.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { ariaCurrent, footerMenu } from '../Menu/menu-links.ts';
import styles from './Footer.module.scss';
import { FooterFiles } from './FooterFiles.tsx';
import { Imprint } from './Imprint.tsx';

/** Hidden in print: the header has the company's name and contacts. */
export const Footer = memo(function Footer({ inert }: { inert: boolean }) {
  return (
    <footer data-tone="ink" data-print="hidden" inert={inert} className={styles.footer}>
      <div className={styles.top}>
        <div className={styles.columns}>
          <Reveal>
            <HomeLogo everywhere className={styles.logo} />
            <p className={styles.description}>{site.description}</p>
          </Reveal>
          <Reveal className={styles.sections} order={1}>
            <FooterMenu />
          </Reveal>
          <Reveal order={2}>
            <Contacts />
          </Reveal>
        </div>
      </div>
      <Reveal>
        <FooterFiles />
      </Reveal>
      <Reveal>
        <Imprint />
      </Reveal>
    </footer>
  );
});

const columns = footerMenu();

function FooterMenu() {
  const { footerMenu: label } = useTexts().layout;
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.menu}>
      {columns.map((column) => (
        <ul key={column[0]?.href} className={styles.column}>
          {column.map((link) => (
            <li key={link.href}>
              <MenuItem link={link} current={ariaCurrent(link, pathname)} className={styles.menuLink} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function Contacts() {
  return (
    <address className={styles.contacts}>
      <ContactLink by="phone" icon={false} className={styles.phone} />
      <ContactLink by="mail" icon={false} className={styles.mail} />
      <SocialLink className={styles.social} />
    </address>
  );
}
