import { analytics } from '../../i18n/ru/analytics.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import type { ConsentChoice } from './consent.ts';
import styles from './ConsentBar.module.scss';

interface ConsentBarProps {
  /** `notice`: visits are counted by default; the visitor is notified and can refuse. */
  mode: 'ask' | 'notice';
  onAnswer: (answer: ConsentChoice) => void;
}

/** Asks for consent to count visits. Both buttons have equal weight. */
export function ConsentBar({ mode, onAnswer }: ConsentBarProps) {
  const t = useAreaTexts('analytics', analytics);
  return (
    <section aria-label={t.label} className={styles.bar} data-print="hidden">
      <p className={styles.text}>
        {t[mode]} <Link href={routes.policy.href()}>{t.policy}</Link>
      </p>
      <div className={styles.answers}>
        <Button variant="outline" size="s" onClick={() => onAnswer('refused')}>
          {t.refuse}
        </Button>
        <Button variant="outline" size="s" onClick={() => onAnswer('granted')}>
          {t.accept}
        </Button>
      </div>
    </section>
  );
}
