import { type ComponentProps, memo, useRef } from 'react';
import { ApplicationButton } from '../../../features/application/ApplicationButton.tsx';
import { ContactLink } from '../../../features/contacts/ContactLink.tsx';
import { LowVisionButton } from '../../../features/low-vision/LowVisionButton.tsx';
import { SiteSearch } from '../../../features/site-search/SiteSearch.tsx';
import { classNames } from '../../../lib/react/class-names.ts';
import { useFocusTrap } from '../../../lib/react/use-focus-trap.ts';
import { useStickyBarAttribute } from '../sticky-bar-attribute.ts';
import { MenuToggle } from '../Menu/MenuToggle.tsx';
import type { MenuState } from '../Menu/use-menu.ts';
import styles from './Header.module.scss';
import { HomeLogo } from './HomeLogo.tsx';

interface HeaderProps {
  menu: MenuState;
  searchOpen: boolean;
  onSearchOpenChange: (open: boolean) => void;
}

/** The sticky row with the menu panel below it. */
export const Header = memo(function Header({ menu, searchOpen, onSearchOpenChange }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const leaveMenu = () => {
    menu.close();
    toggle.current?.focus();
  };
  useFocusTrap(header, menu.open, leaveMenu);
  return (
    <HeaderElement
      ref={header}
      className={styles.header}
      data-menu={menu.open ? 'open' : undefined}
      data-search={searchOpen ? 'open' : undefined}
    >
      <div className={styles.row}>
        <HomeLogo className={styles.logo} />
        <SiteSearch className={styles.search} onOpenChange={onSearchOpenChange} />
        <div className={styles.contacts}>
          <ContactLink by="phone" className={styles.contact} textClassName={styles.contactText} />
          <ContactLink by="mail" className={styles.contact} textClassName={styles.contactText} />
          <LowVisionButton look="icon" className={classNames(styles.contact, styles.lowVision)} />
        </div>
        <ApplicationButton size="s" className={styles.request} />
        <MenuToggle menu={menu} ref={toggle} />
      </div>
      {menu.Panel && <menu.Panel open={menu.open} onClose={leaveMenu} />}
    </HeaderElement>
  );
});

/** A separate component, so that a change of the bar does not render the header's content. */
function HeaderElement(props: ComponentProps<'header'>) {
  return <header {...props} {...useStickyBarAttribute()} />;
}
