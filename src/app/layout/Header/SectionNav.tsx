import { useTexts } from '../../../i18n/texts.ts';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { headerMenu, type MenuLink } from '../Menu/menu-links.ts';
import { LinkGroup } from './LinkGroup.tsx';
import styles from './SectionNav.module.scss';

/** The second row of the header, where there is room for text links; without a script also where the menu would do. */
export function SectionNav({ inert }: { inert: boolean }) {
  const texts = useTexts();
  const { equipment, about, links } = headerMenu(texts);
  return (
    <nav aria-label={texts.layout.sections} className={styles.nav} data-print="hidden" inert={inert}>
      <ul className={styles.links}>
        <Item link={equipment} />
        <LinkGroup group={about} />
        {links.map((link) => (
          <Item key={link.href} link={link} />
        ))}
      </ul>
    </nav>
  );
}

function Item({ link }: { link: MenuLink }) {
  return (
    <li>
      <MenuItem link={link} className={styles.link}>
        {link.short}
      </MenuItem>
    </li>
  );
}
