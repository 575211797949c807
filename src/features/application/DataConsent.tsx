import { routes } from '../../routes.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { texts } from './texts.ts';

/** The consent alone: its text opens beside the form, so nobody loses what is typed by reading what it is for. */
export function Consent() {
  const t = texts();
  return (
    <>
      {t.consent}
      <OwnTab href={routes.agreement.href()}>{t.consentLink}</OwnTab>
    </>
  );
}

/** The policy is information beside the consent, no part of it. */
export function PolicyNote({ className }: { className?: string | undefined }) {
  const t = texts();
  return (
    <p className={className}>
      {t.policy}
      <OwnTab href={routes.policy.href()}>{t.policyLink}</OwnTab>
    </p>
  );
}

/** A page of ours in a tab of its own. */
function OwnTab({ href, children }: { href: string; children: string }) {
  return (
    <Link href={location.origin + href} external mark={false}>
      {children}
    </Link>
  );
}
