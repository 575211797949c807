import { catalogueHref } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { home } from '../../i18n/ru/home.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { CardLink } from '../../ui/Card/CardLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { nameWithCount } from '../../ui/ItemCount/ItemCount.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { HomeData } from './data.ts';
import styles from './MediumPanel.module.scss';

const SIZES = '(min-width: 1600px) 610px, (min-width: 768px) 42vw, 86vw';

/** The kinds of equipment of one medium. */
export function MediumPanel({ medium, picture, types }: HomeData['mediums'][number]) {
  const { name, title } = useAreaTexts('home', home)[medium];
  const { modelsNoun } = useAreaTexts('equipment', equipment);
  return (
    <li className={classNames(styles.panel, styles[medium])}>
      <Badge tone={medium} icon={medium}>
        {name}
      </Badge>
      <h2 className={styles.title}>
        <CardLink href={catalogueHref({ medium })}>{title}</CardLink>
      </h2>
      <ul className={styles.types}>
        {types.map(({ slug, title: type, count }) => (
          <li key={slug}>
            <Link
              href={catalogueHref({ medium, type: slug })}
              look="plain"
              className={styles.type}
              aria-label={nameWithCount(type, count, modelsNoun(count))}
            >
              {type} <sup className={styles.count}>{count}</sup>
            </Link>
          </li>
        ))}
      </ul>
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" sizes={SIZES} ratio="1/1" shape="circle" placeholder={medium} />
      </div>
    </li>
  );
}
