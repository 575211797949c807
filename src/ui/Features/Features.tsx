import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import { PlainText } from '../PlainText/PlainText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Features.module.scss';

export interface Feature {
  title: string;
  text?: string;
  /** An icon name; it may come from data. */
  icon?: string;
}

export function Features({ items, level: Level = 'h3' }: { items: Feature[]; level?: 'h3' | 'h4' }) {
  return (
    <ul className={styles.features}>
      {items.map(({ title, text, icon }) => (
        <li key={title} className={styles.feature}>
          {icon && <Icon name={icon} size={28} className={styles.icon} />}
          <Level className={styles.title}>{withNonBreakingGroups(title)}</Level>
          {text && (
            <p className={styles.text}>
              <PlainText>{text}</PlainText>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
