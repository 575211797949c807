import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button, type ButtonLook } from '../../ui/Button/Button.tsx';
import { useContacts } from '../contacts/contacts.ts';
import styles from './RequestButton.module.scss';

interface RequestButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  className?: string | undefined;
  children?: ReactNode;
}

/** «Оставить заявку». Where no script runs, a call and a letter stand side by side in its place. */
export function RequestButton({ className, children, ...look }: RequestButtonProps) {
  const t = useTexts().layout;
  const { phone, email } = useContacts();
  const call = `tel:${phone.raw}`;
  return (
    <div className={classNames(styles.request, className)}>
      <div className={styles.opener}>
        <Button href={call} {...look}>
          {children ?? t.request}
        </Button>
      </div>
      <div className={styles.fallback}>
        <Button href={call} icon="phone" {...look}>
          {t.call}
        </Button>
        <Button href={`mailto:${email}`} icon="mail" {...look} variant="outline">
          {t.write}
        </Button>
      </div>
    </div>
  );
}
