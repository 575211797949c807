import { search } from '../../i18n/ru/search.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { routes } from '../../routes.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { MIN_QUERY_LENGTH } from '../../lib/data/search-input.ts';
import styles from './Suggestions.module.scss';

const SECTIONS = [
  { route: routes.equipment, icon: 'cube' },
  { route: routes.solutions, icon: 'building' },
  { route: routes.documents, icon: 'file' },
  { route: routes.articles, icon: 'list' },
] as const;

/** The search screen of phones before there are results: a hint and links to the sections. */
export function PhoneStart({ text }: { text: string }) {
  const t = useAreaTexts('search', search);
  const missing = MIN_QUERY_LENGTH - text.trim().length;
  return (
    <div className={classNames(styles.panel, styles.phoneOnly)}>
      <p className={styles.nothing}>{missing > 0 ? t.typeMore(missing) : t.sections}</p>
      <ul aria-label={t.sections}>
        {SECTIONS.map(({ route: { href, label }, icon }) => (
          <li key={label}>
            <Link href={href()} look="plain" className={styles.item}>
              <Icon name={icon} size={20} className={styles.icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
