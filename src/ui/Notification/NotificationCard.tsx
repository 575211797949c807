import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { useFocusOrigin } from '../../lib/react/use-focus-origin.ts';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dismissNoticeById, NOTICE_TIME_MS, type ShownNotice } from './notifications.ts';
import styles from './NotificationCard.module.scss';
import { type PausableTimer, startTimer } from './pausable-timer.ts';

const ICONS: Record<ShownNotice['tone'], IconName> = { success: 'check', error: 'alert', info: 'info' };

/** One notice with its five seconds, which are paused while the pointer or the focus is on it. */
export function NotificationCard({ notice: { id, title, text, tone, link, action } }: { notice: ShownNotice }) {
  const { close } = useTexts().ui;
  const timer = useRef<PausableTimer>(null);
  useEffect(() => {
    timer.current = startTimer(NOTICE_TIME_MS, () => dismissNoticeById(id));
    return () => timer.current?.stop();
  }, [id]);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = hasPointer || hasFocus;
  useEffect(() => {
    if (isPaused) timer.current?.pause();
    else timer.current?.resume();
  }, [isPaused]);
  const { rememberOrigin, giveFocusBack } = useFocusOrigin();
  const handleFocus = (event: FocusEvent) => {
    rememberOrigin(event);
    setHasFocus(true);
  };
  const dismiss = () => {
    giveFocusBack();
    dismissNoticeById(id);
  };
  return (
    <div
      className={classNames(styles.card, styles[tone])}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={handleFocus}
      onBlur={() => setHasFocus(false)}
    >
      <span className={styles.circle}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
        {action && (
          <Button variant="quiet" size="s" onClick={action.run}>
            {action.label}
          </Button>
        )}
        {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
      </div>
      <IconButton icon="close" label={close} onClick={dismiss} className={styles.close} />
    </div>
  );
}
