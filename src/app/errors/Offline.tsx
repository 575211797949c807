import { useEffect, useState } from 'react';
import { ContactLink } from '../../features/contacts/ContactLink.tsx';
import { offline } from '../../i18n/ru/offline.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { recoverByFullLoad } from '../../lib/browser/chunk-recovery.ts';
import styles from './ErrorPage.module.scss';
import { ErrorPage } from './ErrorPage.tsx';
import { type CachedPage, readCachedPages } from './cached-pages.ts';
import picture from './offline.svg?no-inline';
import { ReloadButton } from './ReloadButton.tsx';

/** In place of a page that was never visited and cannot be had: how else to reach the company, and what is at hand. */
export default function Offline() {
  const t = useAreaTexts('offline', offline).page;
  useReloadWhenReachable();
  return (
    <ErrorPage picture={picture} heading={t.heading} text={t.text}>
      <ContactLink by="phone" />
      <ContactLink by="mail" />
      <div className={styles.text}>
        <ReloadButton>{t.button}</ReloadButton>
      </div>
      <CachedPages heading={t.cachedPages} />
    </ErrorPage>
  );
}

function CachedPages({ heading }: { heading: string }) {
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(() => void readCachedPages().then(setPages), []);
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="copies" className={styles.heading}>
      <h2 id="copies">{heading}</h2>
      <ul>
        {pages.map(({ pathname, title }) => (
          <li key={pathname}>
            <ArrowLink href={pathname}>{title}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * What was asked for is what the visitor still wants, once it can be had: the connection may be back before this page is
 * alive. Never over an open form, nor again and again.
 */
function useReloadWhenReachable(): void {
  useEffect(() => {
    const listening = new AbortController();
    const again = () => {
      recoverByFullLoad(location.pathname + location.search, undefined).catch(() => {});
    };
    again();
    addEventListener('online', again, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
