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

/** Replaces a page that cannot be loaded without a connection and is not cached: shows contacts and cached pages. */
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
 * Reloads the requested page when the connection returns, which may be before hydration. It never reloads while a form is open,
 * nor repeatedly.
 */
function useReloadWhenReachable(): void {
  useEffect(() => {
    const listening = new AbortController();
    const again = () => {
      recoverByFullLoad(location.href, undefined, () => listening.signal.aborted).catch(() => {});
    };
    again();
    addEventListener('online', again, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
