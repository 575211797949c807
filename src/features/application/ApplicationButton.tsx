import { type MouseEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApplicationType } from '../../api/resources/application.ts';
import { useTexts } from '../../i18n/texts.ts';
import { focusPressed } from '../../lib/browser/focus-pressed.ts';
import { reachGoal } from '../../lib/browser/goals.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { useOpenAt } from '../../lib/react/use-open-at.ts';
import { Button, type ButtonLook } from '../../ui/Button/Button.tsx';
import { loadOnClick } from '../../ui/LazyPart/load-on-click.ts';
import { SphereButton } from '../../ui/SphereButton/SphereButton.tsx';
import { useContacts } from '../contacts/contacts.ts';
import styles from './ApplicationButton.module.scss';

interface ApplicationButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  /** `sphere`: the round button of the band at the end of a page. */
  look?: 'button' | 'sphere';
  applicationType?: ApplicationType;
  /** What the application is about: the name of a product or a position. */
  subject?: string;
  /** The initial text of the message. */
  text?: string;
  /** The page URL in the application; by default that of the current page. */
  pageUrl?: string;
  /** Anchor of the section; it is added to the page URL. */
  anchor?: string;
  className?: string;
  /** Called before the form opens. */
  onOpen?: () => void;
  children?: ReactNode;
}

/** Dialog, masks and schemas load with the first click. */
const loadModal = async () => {
  // In parallel with the form. If the chunk fails to load, its field requests it again.
  void import('../../forms/text/masked-fields.tsx').catch(() => {});
  return (await import('./ApplicationModal.tsx')).default;
};

/** «Оставить заявку». Without scripts links to the phone and the e-mail are shown in its place. */
export function ApplicationButton({
  look = 'button',
  applicationType = 1,
  subject,
  text,
  pageUrl,
  anchor,
  className,
  onOpen,
  children,
  ...buttonLook
}: ApplicationButtonProps) {
  const t = useTexts().layout;
  const { phone, email } = useContacts();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  // Another page closes the form; its values are kept as a draft.
  const [isOpen, setOpen] = useOpenAt(pathname);
  const [openings, setOpenings] = useState(0);
  const { Component: ApplicationModal, load } = useLazyComponent(loadModal);
  const open = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusPressed(currentTarget);
    onOpen?.();
    if (!(await loadOnClick(load))) return;
    setOpenings((count) => count + 1);
    setOpen(true);
    reachGoal('form_open');
  };
  const call = `tel:${phone.raw}`;
  const action = hydrated ? { onClick: (event: MouseEvent<HTMLElement>) => void open(event) } : { href: call };
  return (
    <div className={className}>
      <div className={styles.opener} data-awaits-hydration={hydrated ? undefined : ''}>
        {look === 'sphere' ? (
          <SphereButton {...action}>{children ?? t.request}</SphereButton>
        ) : (
          <Button {...action} {...buttonLook}>
            {children ?? t.request}
          </Button>
        )}
      </div>
      <div className={styles.fallback}>
        <Button href={call} icon="phone" {...buttonLook}>
          {t.call}
        </Button>
        <Button href={`mailto:${email}`} icon="mail" {...buttonLook} variant="outline">
          {t.write}
        </Button>
      </div>
      {openings > 0 && ApplicationModal && (
        <ApplicationModal
          key={openings}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          type={applicationType}
          subject={subject}
          text={text}
          pageUrl={pageUrl}
          anchor={anchor}
        />
      )}
    </div>
  );
}
