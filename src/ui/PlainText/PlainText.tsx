import { contactsInText } from '../../lib/text/contacts-in-text.ts';
import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import { Link } from '../Link/Link.tsx';

/** An editor's text without markup: non-breaking spaces are added, e-mails and phones are links. */
export function PlainText({ children }: { children: string }) {
  return contactsInText(withNonBreakingGroups(children)).map(({ text, href }, index) =>
    href ? (
      <Link key={index} href={href}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
