import { memo, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { ariaCurrent, headerMenu, type MenuLink } from '../Menu/menu-links.ts';
import { LinkGroup } from './LinkGroup.tsx';
import styles from './SectionNav.module.scss';

/**
 * The second row of the header, shown where text links have room; without scripts also on narrower screens, in place of the
 * menu.
 */
export const SectionNav = memo(function SectionNav({ inert }: { inert: boolean }) {
  const texts = useTexts();
  const { pathname } = useLocation();
  const { equipment, about, links } = useMemo(() => headerMenu(texts), [texts]);
  const itemOf = (link: MenuLink) => (
    <li key={link.href}>
      <MenuItem link={link} current={ariaCurrent(link, pathname)} className={styles.link}>
        {link.short}
      </MenuItem>
    </li>
  );
  return (
    <nav aria-label={texts.layout.sections} className={styles.nav} data-print="hidden" inert={inert}>
      <ul className={styles.links}>
        {itemOf(equipment)}
        <LinkGroup group={about} />
        {links.map(itemOf)}
      </ul>
    </nav>
  );
});
