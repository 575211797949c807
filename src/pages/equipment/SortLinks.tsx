import { catalogueHref, type CatalogueQuery, SORTS } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './SortLinks.module.scss';

/** The order of the models within their kinds. */
export function SortLinks({ query }: { query: CatalogueQuery }) {
  const t = useAreaTexts('equipment', equipment);
  return (
    <div className={styles.sorts}>
      <span id="order" className={styles.label}>
        {t.order}
      </span>
      <ul aria-labelledby="order" className={styles.list}>
        {[undefined, ...SORTS].map((sort) => (
          <li key={sort ?? 'none'}>
            <Link
              href={catalogueHref({ ...query, sort })}
              look="plain"
              className={styles.link}
              aria-current={sort === query.sort ? 'true' : undefined}
            >
              {t.sorts[sort ?? 'none']}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
