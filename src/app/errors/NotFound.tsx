import { useEffect } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { canonicalPathname } from '../../lib/address/pathname.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import picture from './not-found.svg?no-inline';

/** @param reason for the console; empty for a page that was served with its status */
export function NotFound({ reason }: { reason: string }) {
  const t = useTexts().layout.notFound;
  useEffect(() => console.error(reason || reasonOf(location.pathname)), [reason]);
  return (
    <ErrorPage picture={picture} heading={t.heading} text={t.text}>
      <Button href={routes.home.href()} size="l">
        {t.button}
      </Button>
    </ErrorPage>
  );
}

/** The specification has a message of its own for malformed URLs. */
function reasonOf(pathname: string): string {
  try {
    canonicalPathname(pathname);
    return `Page not found: ${pathname}`;
  } catch {
    return `Page Not Found: ${pathname}`;
  }
}
