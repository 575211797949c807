import { type ReactNode, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ContactsContext } from '../../features/contacts/contacts.ts';
import { subscribe as subscribeToNotices } from '../../ui/Notification/notifications.ts';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { SectionNav } from './Header/SectionNav.tsx';
import { LoadingIndicator } from './LoadingIndicator/LoadingIndicator.tsx';
import { useMenu } from './Menu/use-menu.ts';
import { DeferredMount } from './DeferredMount.tsx';
import { useStickyBarAttribute } from './sticky-bar-attribute.ts';
import { ScrollPosition } from './ScrollPosition.tsx';
import { useScrollLock } from './use-scroll-lock.ts';
import { useShell } from './shell.ts';
import styles from './Layout.module.scss';
import { HEADER_END_ID } from './header-end.ts';
import { CONTENT_ID, SkipLink, TOP_ID } from './SkipLink.tsx';
import { LazyAnalytics } from './LazyAnalytics.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** Displays notices. No notice appears before the visitor's first gesture. */
const loadNotificationHost = async () => (await import('../../ui/Notification/NotificationHost.tsx')).NotificationHost;

interface LayoutProps {
  /** Renders the page alone. Each child keeps its position in the tree, because React derives ids from positions. */
  pageOnly?: boolean;
}

/** The layout around every page. While the menu or the phone search is open, the rest is inert and does not scroll. */
export function Layout({ pageOnly = false }: LayoutProps) {
  const menu = useMenu();
  const [searchOpen, setSearchOpen] = useState(false);
  const covered = menu.open || searchOpen;
  useScrollLock(covered);
  usePageFocus();
  const stickyBar = useStickyBarAttribute();
  const outsidePage = (node: ReactNode) => (pageOnly ? null : node);
  return (
    <ContactsContext value={useSiteContacts()}>
      {outsidePage(<span id={TOP_ID} tabIndex={-1} className={styles.top} />)}
      {outsidePage(<SkipLink inert={covered} />)}
      {outsidePage(<LoadingIndicator />)}
      {outsidePage(<ScrollPosition />)}
      {outsidePage(<Header menu={menu} searchOpen={searchOpen} onSearchOpenChange={setSearchOpen} />)}
      {outsidePage(<SectionNav inert={covered} />)}
      {outsidePage(<div id={HEADER_END_ID} className={styles.line} {...stickyBar} />)}
      <main id={CONTENT_ID} tabIndex={-1} inert={covered} className={styles.main} {...stickyBar}>
        <Outlet />
      </main>
      {outsidePage(<Footer inert={covered} />)}
      {outsidePage(<DeferredMount load={loadNotificationHost} subscribe={subscribeToNotices} />)}
      {outsidePage(<LazyAnalytics />)}
    </ContactsContext>
  );
}

function useSiteContacts() {
  const { contactPhone, contactEmail, contactSocialNetworks } = useShell().settings;
  return useMemo(
    () => ({ phone: contactPhone, email: contactEmail, vk: contactSocialNetworks.vk }),
    [contactPhone, contactEmail, contactSocialNetworks],
  );
}
