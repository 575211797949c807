import { catalogueHref } from '../../features/equipment/catalogue-query.ts';
import { useShortlistToggle } from '../../features/shortlist/ShortlistButton.tsx';
import { shortlistHref } from '../../features/shortlist/shortlist-link.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { shortlist } from '../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { fileFacts } from '../../ui/FileLink/FileLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './AssuranceList.module.scss';
import type { EquipmentItemData } from './data.ts';

/** Assurances below the buttons, and the links to the comparison and the shortlist. */
export function AssuranceList({
  assurances: { certificate, warranty },
  leadTime,
  stock,
  slug,
}: Pick<EquipmentItemData, 'assurances' | 'leadTime' | 'stock' | 'slug'>) {
  const t = useAreaTexts('equipment', equipment);
  return (
    <ul className={styles.list}>
      {certificate && (
        <li className={styles.item}>
          <Icon name="shield" size={20} className={styles.icon} />
          <Link href={certificate.href} external look="plain" className={styles.link}>
            {[certificate.name, fileFacts(certificate).join(',\u00a0')].filter(Boolean).join(', ')}
          </Link>
        </li>
      )}
      {warranty && (
        <li className={styles.item}>
          <Icon name="clock" size={20} className={styles.icon} />
          {t.warranty(warranty)}
        </li>
      )}
      {stock && (
        <li className={styles.item}>
          <Icon name="cube" size={20} className={styles.icon} />
          {stock}
        </li>
      )}
      {leadTime && (
        <li className={styles.item}>
          <Icon name="transport" size={20} className={styles.icon} />
          {t.leadTime(leadTime)}
        </li>
      )}
      <li className={styles.item}>
        <Icon name="factory" size={20} className={styles.icon} />
        {t.madeInRussia}
      </li>
      <li className={styles.item} data-script="needed">
        <Icon name="plus" size={20} className={styles.icon} />
        <Link href={catalogueHref({ selected: [slug] })} look="plain" className={styles.link}>
          {t.addToComparison}
        </Link>
      </li>
      <ShortlistItem slug={slug} />
    </ul>
  );
}

/** Adds the model to the shortlist; links to the shortlist if the model is in it. */
function ShortlistItem({ slug }: { slug: string }) {
  const t = useAreaTexts('shortlist', shortlist);
  const { isIn, toggle } = useShortlistToggle({ products: [slug], documents: [] });
  return (
    <li className={styles.item} data-script="needed">
      <Icon name={isIn ? 'folder-check' : 'folder-plus'} size={20} className={styles.icon} />
      <button type="button" className={styles.link} aria-pressed={isIn} onClick={toggle}>
        {isIn ? t.isIn : t.putIn}
      </button>
      {isIn && (
        <Link href={shortlistHref()} look="plain" className={styles.link}>
          {t.open}
        </Link>
      )}
    </li>
  );
}
