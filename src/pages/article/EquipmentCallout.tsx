import type { Ref } from '../../api/schema/ref.ts';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { CardLink } from '../../ui/Card/CardLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { routes } from '../../routes.ts';
import styles from './EquipmentCallout.module.scss';

/** Links to the models that the article mentions, below its text. */
export function EquipmentCallout({ items }: { items: Ref[] }) {
  const { equipmentInArticle } = useAreaTexts('articlesAndNews', articlesAndNews);
  return (
    <section aria-labelledby="equipment" className={styles.callout}>
      <h2 id="equipment" className={styles.heading}>
        {equipmentInArticle}
      </h2>
      <ul className={styles.list}>
        {items.map(({ slug, title, image, lead }) => (
          <li key={slug} className={styles.item}>
            <Picture picture={image} alt="" sizes="88px" ratio="1/1" shape="thumbnail" />
            <div>
              <h3 className={styles.title}>
                <CardLink href={routes.equipmentItem.href({ slug })}>{title}</CardLink>
              </h3>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            <Icon name="arrow-right" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
