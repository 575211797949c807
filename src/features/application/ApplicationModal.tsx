import { useState } from 'react';
import { routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { useContacts } from '../contacts/contacts.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { ApplicationType } from './RequestButton.tsx';
import { texts } from './texts.ts';

interface ApplicationModalProps {
  isOpen: boolean;
  onClose: () => void;
  type: ApplicationType;
  /** What the application is about: the name of a product or a position. */
  subject?: string | undefined;
}

/** The modal from every «Оставить заявку»: the form, then thanks. Whoever opens it anew gives it a new key. */
export default function ApplicationModal({ isOpen, onClose, type, subject }: ApplicationModalProps) {
  const [sent, setSent] = useState(false);
  const [pageUrl] = useState(() => location.href);
  const { phone } = useContacts();
  const links = [routes.industries, routes.about, routes.technology];
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={sent ? texts().sent.title : texts().title}
      lead={sent ? texts().sent.text : subject ? texts().subject(subject) : texts().lead}
      aside={
        <>
          <p>{texts().callInstead}</p>
          <Link href={`tel:${phone.raw}`} look="plain">
            {phone.formatted}
          </Link>
        </>
      }
    >
      {sent ? (
        <ul role="status">
          {links.map(({ label, href }) => (
            <li key={label}>
              <ArrowLink href={href()} onClick={onClose}>
                {label}
              </ArrowLink>
            </li>
          ))}
        </ul>
      ) : (
        <ApplicationForm type={type} pageUrl={pageUrl} onSent={() => setSent(true)} />
      )}
    </Modal>
  );
}
