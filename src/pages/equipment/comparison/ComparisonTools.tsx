import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogueHref, type CatalogueQuery, MAX_COMPARED } from '../../../features/equipment/catalogue-query.ts';
import { CheckboxField } from '../../../forms/choice/CheckboxField.tsx';
import { equipment } from '../../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CopyButton } from '../../../ui/Copy/CopyButton.tsx';
import styles from './ComparisonTools.module.scss';

interface ComparisonToolsProps {
  query: CatalogueQuery & { compare: string[] };
  /** Number of compared models. */
  count: number;
}

/** Actions on the whole comparison. */
export function ComparisonTools({ query, count }: ComparisonToolsProps) {
  const t = useAreaTexts('equipment', equipment).comparison;
  const navigate = useNavigate();
  const href = catalogueHref(query);
  const origin = useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => '',
  );
  return (
    <div className={styles.tools}>
      <Button
        href={catalogueHref({ selected: query.compare })}
        variant="quiet"
        size="s"
        icon={count < MAX_COMPARED ? 'plus' : 'chevron-left'}
      >
        {count < MAX_COMPARED ? t.add : t.back}
      </Button>
      <CheckboxField
        name="differences"
        label={t.onlyDifferences}
        value={query.differences ?? false}
        onChange={(differences) =>
          void navigate(catalogueHref({ ...query, differences }), { replace: true, preventScrollReset: true })
        }
      />
      <div className={styles.share}>
        <CopyButton text={origin + href} label={t.copyLink} icon="link" />
        <Button variant="quiet" size="s" icon="print" onClick={() => print()}>
          {t.print}
        </Button>
      </div>
    </div>
  );
}
