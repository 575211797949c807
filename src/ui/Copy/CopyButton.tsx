import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './CopyButton.module.scss';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** «Скопировать адрес» */
  label: string;
  /** «Адрес скопирован» */
  copiedLabel?: string | undefined;
  /** `icon`: a round button without words. */
  look?: 'text' | 'icon' | undefined;
  icon?: IconName | undefined;
}

export function CopyButton({ text, label, copiedLabel, look = 'text', icon = 'copy' }: CopyButtonProps) {
  const { copied, copyFailed } = useTexts().ui;
  const { state, copy } = useCopy();
  const answer = { idle: '', copied: copiedLabel ?? copied, failed: copyFailed }[state];
  return (
    <span className={styles.place}>
      <button
        type="button"
        className={classNames(styles.button, styles[look])}
        aria-label={look === 'icon' ? label : undefined}
        onClick={() => copy(text)}
      >
        <Icon name={state === 'copied' ? 'check' : icon} size={look === 'icon' ? 24 : 20} />
        {look === 'text' && label}
      </button>
      <span role="status" className={classNames(styles.answer, answer && styles.shown)}>
        {answer}
      </span>
    </span>
  );
}
