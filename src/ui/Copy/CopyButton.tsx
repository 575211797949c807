import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { Button } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './CopyButton.module.scss';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** «Скопировать адрес» */
  label: string;
  /** «Адрес скопирован» */
  copiedLabel?: string;
  /** `icon`: a round button without text; `button`: one beside other buttons. */
  look?: 'text' | 'icon' | 'button';
  icon?: IconName;
  onFailure?: () => void;
}

export function CopyButton({ text, label, copiedLabel, look = 'text', icon = 'copy', onFailure }: CopyButtonProps) {
  const { copied, copyFailed } = useTexts().ui;
  const { state, copy } = useCopy(onFailure);
  const answer = { idle: '', copied: copiedLabel ?? copied, failed: copyFailed }[state];
  const glyph = state === 'copied' ? 'check' : icon;
  return (
    <span className={styles.wrapper}>
      {look === 'button' ? (
        <Button variant="quiet" size="s" icon={glyph} onClick={() => copy(text)}>
          {label}
        </Button>
      ) : (
        <button
          type="button"
          className={classNames(styles.button, styles[look])}
          aria-label={look === 'icon' ? label : undefined}
          onClick={() => copy(text)}
        >
          <Icon name={glyph} size={look === 'icon' ? 24 : 20} />
          {look === 'text' && label}
        </button>
      )}
      <span role="status" className={classNames(styles.answer, answer && styles.shown)}>
        {answer}
      </span>
    </span>
  );
}
