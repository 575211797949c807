import { routes } from '../../routes.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { applicationTexts } from './application-texts.ts';

/** The consent alone: its text opens beside the form, so nobody loses what is typed by reading what it is for. */
export function DataConsent() {
  const t = applicationTexts();
  return (
    <>
      {t.consent}
      <NewTabLink href={routes.agreement.href()}>{t.consentLink}</NewTabLink>
    </>
  );
}

/** The policy is information beside the consent, no part of it. */
export function PolicyNote({ className }: { className?: string | undefined }) {
  const t = applicationTexts();
  return (
    <p className={className}>
      {t.policy}
      <NewTabLink href={routes.policy.href()}>{t.policyLink}</NewTabLink>
    </p>
  );
}

/** A page of ours in a tab of its own. */
function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={location.origin + href} external mark={false}>
      {children}
    </Link>
  );
}
