import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button, type ButtonLook } from '../../ui/Button/Button.tsx';
import { useContacts } from '../contacts/contacts.ts';
import { SphereButton } from '../../ui/SphereButton/SphereButton.tsx';
import styles from './RequestButton.module.scss';

/** 1 feedback, 2 excursion, 3 career. */
export type ApplicationType = 1 | 2 | 3;

interface RequestButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  /** `sphere`: the button of the band that ends a page. */
  look?: 'button' | 'sphere' | undefined;
  applicationType?: ApplicationType | undefined;
  /** What the application is about: the name of a product or a position. */
  subject?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** «Оставить заявку». Where no script runs, a call and a letter stand side by side in its place. */
export function RequestButton({
  className,
  children,
  look = 'button',
  applicationType: _type,
  subject: _subject,
  ...buttonLook
}: RequestButtonProps) {
  const t = useTexts().layout;
  const { phone, email } = useContacts();
  const call = `tel:${phone.raw}`;
  return (
    <div className={classNames(styles.request, className)}>
      <div className={styles.opener}>
        {look === 'sphere' ? (
          <SphereButton href={call}>{children ?? t.request}</SphereButton>
        ) : (
          <Button href={call} {...buttonLook}>
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
    </div>
  );
}
