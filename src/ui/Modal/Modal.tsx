import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal as Panel, ModalOverlay } from 'react-aria-components/Modal';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dropSlowBlur } from './drop-slow-blur.ts';
import styles from './Modal.module.scss';

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  lead?: ReactNode;
  /** A dark column on the right; on phones below. */
  aside?: ReactNode;
  size?: 'm' | 'l';
  /** The content has its own heading with `slot="title"` in place of the one rendered here. */
  headless?: boolean;
  /** Has a form that is not to be closed by mistake: Esc does nothing. */
  ignoresEsc?: boolean;
  children: ReactNode;
}

/**
 * A dialog that is closed by its close button and by Esc, not by a click outside. Focus stays inside and then
 * returns to the opener, which has focused itself (`focusPressed`). It imports React Aria, so load it lazily.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  lead,
  aside,
  size = 'l',
  headless = false,
  ignoresEsc = false,
  children,
}: ModalProps) {
  const { close } = useTexts().ui;
  return (
    <ModalOverlay
      ref={dropSlowBlur}
      className={styles.scrim}
      isOpen={isOpen}
      isDismissable={false}
      isKeyboardDismissDisabled={ignoresEsc}
      onOpenChange={(open) => !open && onClose()}
    >
      <Panel className={classNames(styles.panel, styles[size])}>
        <Dialog className={classNames(styles.dialog, aside !== undefined && styles.withAside)}>
          <div className={styles.bar}>
            <IconButton icon="close" label={close} variant="paper" className={styles.close} onClick={onClose} />
          </div>
          <div className={styles.main}>
            {!headless && (
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
            )}
            {!headless && lead && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
          {aside && (
            <aside data-tone="ink" className={styles.aside}>
              {aside}
            </aside>
          )}
        </Dialog>
      </Panel>
    </ModalOverlay>
  );
}
