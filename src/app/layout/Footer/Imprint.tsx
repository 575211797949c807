import type { MouseEvent } from 'react';
import { openCookieSettings } from '../../../features/analytics/consent.ts';
import { SchemeButton } from '../../../features/dark-scheme/SchemeButton.tsx';
import { LowVisionButton } from '../../../features/low-vision/LowVisionButton.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { prefersReducedMotion } from '../../../lib/browser/prefers-reduced-motion.ts';
import { routes } from '../../../routes.ts';
import { site } from '../../../site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { TOP_ID } from '../SkipLink.tsx';
import { useShell } from '../shell.ts';
import styles from './Footer.module.scss';
import { useCurrentYear } from './use-current-year.ts';

/** The last line of the page: copyright, legal pages, site map, developer and a link to the top. */
export function Imprint() {
  const { siteMap, backToTop, cookieSettings } = useTexts().layout;
  const { year, config } = useShell();
  return (
    <div className={styles.imprint}>
      <p>
        © {site.brand}, {useCurrentYear(year)}
      </p>
      <Link href={routes.policy.href()} look="plain" className={styles.small}>
        {routes.policy.label}
      </Link>
      <Link href={routes.siteMap.href()} look="plain" className={styles.small}>
        {siteMap}
      </Link>
      <LowVisionButton look="text" className={styles.small} />
      <SchemeButton className={styles.small} />
      {config.metrikaId && (
        <button type="button" className={styles.small} data-script="needed" onClick={openCookieSettings}>
          {cookieSettings}
        </button>
      )}
      <div className={styles.end}>
        <Link href={site.developer.href} external nofollow look="plain" className={styles.small}>
          {site.developer.title}
        </Link>
        <a href={`#${TOP_ID}`} className={styles.toTop} aria-label={backToTop} onClick={toTop}>
          <Icon name="up" />
        </a>
      </div>
    </div>
  );
}

/** Scrolls to the top without a history entry and moves the focus to the start of the page. */
function toTop(event: MouseEvent): void {
  event.preventDefault();
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  document.getElementById(TOP_ID)?.focus({ preventScroll: true });
}
