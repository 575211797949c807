import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
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
  return (
    <div
      className={classNames(styles.card, styles[tone])}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
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
      <IconButton icon="close" label={close} onClick={() => dismissNoticeById(id)} className={styles.close} />
    </div>
  );
}
