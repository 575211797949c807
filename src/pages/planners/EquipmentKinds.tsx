import { catalogueHref } from '../../features/equipment/catalogue-query.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import type { PlannersData } from './data.ts';
import { modelName } from '../../ui/ModelName/model-name.tsx';
import styles from './EquipmentKinds.module.scss';

/** The kinds of equipment; each model links to its drawing and its documents. */
export function EquipmentKinds({ kinds }: Pick<PlannersData, 'kinds'>) {
  const t = useAreaTexts('documents', documents);
  return (
    <ul className={styles.grid}>
      {kinds.map(({ slug, title, description, medium, count, models }) => (
        <li key={slug} className={styles.cell}>
          <Icon name={medium} size={32} className={styles.icon} />
          <h3 className={styles.title}>{title}</h3>
          {description && <p className={styles.description}>{description}</p>}
          <ul aria-label={title} className={styles.models}>
            {models.map((model) => (
              <li key={model.slug}>
                <Link
                  href={`${routes.equipmentItem.href({ slug: model.slug })}#documents`}
                  look="plain"
                  className={styles.model}
                  prefetch={false}
                >
                  {modelName(model.name)}
                </Link>
              </li>
            ))}
          </ul>
          {count > models.length && <ArrowLink href={catalogueHref({ type: slug })}>{t.allModels(count)}</ArrowLink>}
        </li>
      ))}
    </ul>
  );
}
