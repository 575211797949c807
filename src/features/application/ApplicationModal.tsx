import { useState } from 'react';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { ApplicationAside } from './ApplicationAside.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { ApplicationType } from '../../api/resources/application.ts';
import { textsOf } from './application-texts.ts';
import { ThankYou } from './ThankYou.tsx';

interface ApplicationModalProps {
  isOpen: boolean;
  onClose: () => void;
  type: ApplicationType;
  /** What the application is about: the name of a product or a position. */
  subject?: string;
  /** The initial text of the message. */
  text?: string;
  /** Replaces the URL of the current page. */
  pageUrl?: string;
  /** Anchor of the section that the application is about. */
  anchor?: string;
}

/** The modal of every «Оставить заявку»: the form, then the thank-you view. A new key resets the form. */
export default function ApplicationModal({
  isOpen,
  onClose,
  type,
  subject,
  text,
  pageUrl: given,
  anchor,
}: ApplicationModalProps) {
  const [sent, setSent] = useState(false);
  const [pageUrl] = useState(() => given ?? (anchor ? `${location.href.replace(/#.*/, '')}#${anchor}` : location.href));
  const t = textsOf(type);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      lead={subject ? t.subject(subject) : t.lead}
      aside={sent ? undefined : <ApplicationAside />}
      size={sent ? 'm' : 'l'}
      headless={sent}
      ignoresEsc
    >
      {sent ? (
        <ThankYou type={type} onLeave={onClose} />
      ) : (
        <ApplicationForm type={type} text={text} pageUrl={pageUrl} onSent={() => setSent(true)} />
      )}
    </Modal>
  );
}
