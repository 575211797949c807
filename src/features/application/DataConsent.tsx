import { routes } from '../../routes.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { applicationTexts } from './application-texts.ts';

/** The consent. Its text opens in another tab, so that the form keeps its values. */
export function DataConsent() {
  const t = applicationTexts();
  return (
    <>
      {t.consent}
      <NewTabLink href={routes.agreement.href()}>{t.consentLink}</NewTabLink>
    </>
  );
}

/** Links to the policy. It is information and not part of the consent. */
export function PolicyNote({ className }: { className?: string }) {
  const t = applicationTexts();
  return (
    <p className={className}>
      {t.policy}
      <NewTabLink href={routes.policy.href()}>{t.policyLink}</NewTabLink>
    </p>
  );
}

/** A page of the site in a new tab. */
function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={location.origin + href} external mark={false}>
      {children}
    </Link>
  );
}
