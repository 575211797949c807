import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { equipment } from '../../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { RepeatButton } from '../../../ui/RepeatButton/RepeatButton.tsx';
import { routes } from '../../../routes.ts';
import styles from './LoadError.module.scss';

/** Models whose figures could not be loaded. The others are still compared. */
export function LoadError({ models, onRepeat }: { models: ProductCardData[]; onRepeat: () => void }) {
  const t = useAreaTexts('equipment', equipment).comparison;
  return (
    <div role="alert" className={styles.failure}>
      <ul>
        {models.map(({ slug, name }) => (
          <li key={slug}>
            {t.failed(name)} <Link href={routes.equipmentItem.href({ slug })}>{t.open}</Link>
          </li>
        ))}
      </ul>
      <RepeatButton variant="quiet" onRepeat={onRepeat} />
    </div>
  );
}
