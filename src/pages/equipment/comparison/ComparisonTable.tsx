import { withNonBreakingGroups } from '../../../lib/text/keep-together.ts';
import { breakableMeasures } from '../../../lib/text/typography.ts';
import { useRef } from 'react';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { equipment } from '../../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/react/class-names.ts';
import { useFocusAfterRemoval } from '../../../lib/react/use-focus-after-removal.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { routes } from '../../../routes.ts';
import { modelName } from '../../../ui/ModelName/model-name.tsx';
import styles from './ComparisonTable.module.scss';
import { useStickyNames } from './use-sticky-names.ts';
import type { ComparedGroup, ComparedRow } from './compare-specifications.ts';

interface ComparisonTableProps {
  models: ProductCardData[];
  groups: ComparedGroup[];
  /** The URL of the comparison without this model. */
  removeHref: (slug: string) => string;
}

/**
 * A column for each model. The names of models and rows are sticky, the pictures are in a row of their own. A table wider than
 * the screen scrolls sideways, by keyboard with the links in its columns.
 */
export function ComparisonTable({ models, groups, removeHref }: ComparisonTableProps) {
  const t = useAreaTexts('equipment', equipment).comparison;
  const table = useRef<HTMLTableElement>(null);
  useStickyNames(table);
  useFocusAfterRemoval(table, 'thead td > a', models.length);
  return (
    <div role="region" aria-label={t.caption} className={styles.scroller}>
      <table ref={table} className={classNames(styles.table, styles[`columns${models.length}`])}>
        <caption className={styles.caption}>{t.caption}</caption>
        <thead>
          <tr className={styles.pictures}>
            <td className={styles.corner}>
              <span className={styles.hidden}>{t.pictures}</span>
            </td>
            {models.map((model) => (
              <td key={model.slug} className={styles.model}>
                <ModelPicture model={model} removal={removeHref(model.slug)} />
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <th scope="col" className={styles.corner}>
              {t.name}
            </th>
            {models.map(({ slug, name }) => (
              <th key={slug} scope="col" className={styles.model}>
                <Link href={routes.equipmentItem.href({ slug })} look="plain" className={styles.name}>
                  {modelName(name)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={models.length + 1} className={styles.title}>
                <span className={styles.titleText}>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} models={models} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function ModelPicture({ model: { name, image, medium }, removal }: { model: ProductCardData; removal: string }) {
  const t = useAreaTexts('equipment', equipment).comparison;
  return (
    <>
      <Picture picture={image} alt="" sizes="(min-width: 1024px) 260px, 180px" placeholder={medium} />
      <IconButton
        icon="close"
        label={`${t.remove}: ${name}`}
        variant="paper"
        href={removal}
        className={styles.remove}
      />
    </>
  );
}

function Row({ row: { name, values, differs }, models }: { row: ComparedRow; models: ProductCardData[] }) {
  const t = useAreaTexts('equipment', equipment).comparison;
  const isDifferent = differs && models.length > 1;
  return (
    <tr className={classNames(isDifferent && styles.different)}>
      <th scope="row" className={styles.rowName}>
        {withNonBreakingGroups(name)}
        {isDifferent && <span className={styles.hidden}>, {t.differs}</span>}
      </th>
      {models.map(({ slug }, index) => (
        <td key={slug} className={styles.value}>
          {values[index]?.length ? (
            values[index].map(({ text, condition = '' }) => (
              <span key={condition} className={styles.stated}>
                {withBreaks(text)}
                {condition && <span className={styles.condition}>, {withBreaks(condition)}</span>}
              </span>
            ))
          ) : (
            <span className={styles.absent}>{t.notStated}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Dimensions may wrap; a number and its unit stay together. */
function withBreaks(text: string): string {
  return withNonBreakingGroups(breakableMeasures(text));
}
