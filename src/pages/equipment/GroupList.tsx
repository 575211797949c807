import { memo, useCallback } from 'react';
import { MAX_COMPARED } from '../../features/equipment/catalogue-query.ts';
import { ProductGrid } from '../../features/equipment/ProductGrid.tsx';
import { useEntryState } from '../../features/paged-list/use-entry-state.ts';
import { useFocusOnNewItems } from '../../features/paged-list/use-focus-on-new-items.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { formatCount } from '../../i18n/plural.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Divider } from '../../ui/Divider/Divider.tsx';
import { CompareCheckbox } from './CompareCheckbox.tsx';
import { SHOWN_FOLDED } from './first-models.ts';
import { groupAnchor } from './group-anchor.ts';
import type { Model } from './data.ts';
import type { CatalogueGroup } from './catalogue-groups.ts';
import styles from './GroupList.module.scss';

interface GroupListProps {
  group: CatalogueGroup;
  /** Shows all models. */
  isUnfolded: boolean;
  /** Slugs of the models selected for the comparison. */
  selected: readonly string[];
  onToggle: (slug: string, isOn: boolean) => void;
}

/** A kind of equipment: its name, description and models. Rendered again only if one of these changes. */
export const GroupList = memo(function GroupList({ group, isUnfolded, selected, onToggle }: GroupListProps) {
  const t = useAreaTexts('equipment', equipment);
  const [isOpen, setOpen] = useEntryState(`whole ${group.slug}`, false);
  const { title, description, items, medium, count } = group;
  const rest = isUnfolded || isOpen ? 0 : Math.max(0, items.length - SHOWN_FOLDED);
  const { container, expectMore } = useFocusOnNewItems(items.length - rest);
  const heading = groupAnchor(group);
  const isFull = selected.length >= MAX_COMPARED;
  const renderAction = useCallback(
    ({ slug, name }: Pick<Model, 'slug' | 'name'>) => (
      <CompareCheckbox
        name={name}
        isOn={selected.includes(slug)}
        isFull={isFull}
        onToggle={(isOn) => onToggle(slug, isOn)}
      />
    ),
    [selected, isFull, onToggle],
  );
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <Divider tone={medium} />
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title} <span className={styles.count}>{formatCount(count)}</span>
        </h2>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div ref={container} className={classNames(rest > 0 && styles.folded)}>
        <ProductGrid items={items} label={title} columns={3} renderAction={renderAction} />
      </div>
      {rest > 0 && (
        <div className={styles.more} data-script="needed">
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              expectMore();
              setOpen(true);
            }}
          >
            {t.showMore(rest)}
          </Button>
        </div>
      )}
    </section>
  );
});
