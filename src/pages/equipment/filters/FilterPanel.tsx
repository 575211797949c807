import { countChoices } from '../../../features/equipment/filters/facets.ts';
import { equipmentFilters } from '../../../i18n/ru/equipment-filters.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { useMediaQuery } from '../../../lib/react/use-media-query.ts';
import { breakpoints } from '../../../styles/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { PartFailed } from '../../../ui/LazyPart/PartFailed.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton/Skeleton.tsx';
import { Status } from '../../../ui/Status/Status.tsx';
import type { CatalogueType } from '../data.ts';
import type { FilterSelection } from '../use-filter-selection.ts';
import { FacetFields } from './FacetFields.tsx';
import styles from './FilterPanel.module.scss';
import { ResetButton } from './ResetButton.tsx';
import { useFoundModels } from './use-found-models.ts';

interface FilterPanelProps {
  id: string;
  /** Of the whole catalogue. */
  kinds: CatalogueType[];
  /** The kinds in the query. */
  wanted: CatalogueType[];
  selection: FilterSelection;
  onClear: () => void;
  onClose: () => void;
}

/** In `em`, as in the styles: with a larger font a wide window has the phone layout. */
const PHONE = `(width < ${breakpoints.tablet / 16}em)`;

/** The filters: above the list or, on phones, a full screen. A choice applies at once. */
export function FilterPanel({ id, kinds, wanted, selection, onClear, onClose }: FilterPanelProps) {
  const t = useAreaTexts('equipmentFilters', equipmentFilters);
  const isPhone = useMediaQuery(PHONE);
  const { filters, toggle } = selection;
  const { found, retry } = useFoundModels(kinds, wanted, filters);

  const content =
    found === 'failed' ? (
      <PartFailed text={t.failed} onRepeat={retry} />
    ) : found === 'loading' ? (
      <SkeletonGroup className={styles.loading}>
        <Skeleton width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    ) : found.facets.length === 0 ? (
      <p className={styles.none}>{t.none}</p>
    ) : (
      <FacetFields facets={found.facets} onToggle={toggle} />
    );
  const count = typeof found === 'string' ? undefined : found.positions.length;
  const show = count === undefined ? t.showUncounted : count === 0 ? t.nothing : t.show(count);
  const hasChoices = countChoices(filters) > 0;
  if (!isPhone) {
    return (
      <section id={id} aria-label={t.title} className={styles.panel} data-print="hidden">
        {content}
        {hasChoices && count !== undefined && (
          <div className={styles.end}>
            <Button variant="outline" size="s" onClick={onClose} disabled={count === 0}>
              {show}
            </Button>
            <ResetButton onReset={onClear} />
          </div>
        )}
      </section>
    );
  }
  return (
    <Modal isOpen onClose={onClose} title={t.title} size="m">
      <div className={styles.content}>{content}</div>
      {/* The list behind the dialog is hidden from screen readers, and so is its count. */}
      <Status className={styles.unseen}>{count !== undefined && hasChoices && t.found(count)}</Status>
      <div className={styles.actions}>
        <Button wide onClick={onClose} disabled={count === 0}>
          {show}
        </Button>
        {hasChoices && <ResetButton onReset={onClear} />}
      </div>
    </Modal>
  );
}
