import type { ComponentProps } from 'react';
import { useWholePage } from '../../features/below-fold/use-whole-page.ts';
import type { CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import styles from './Catalogue.module.scss';
import { CatalogueList } from './CatalogueList.tsx';
import { CompareBar } from './CompareBar.tsx';
import type { EquipmentData } from './data.ts';
import { MediumSwitch } from './MediumSwitch.tsx';
import { countModels, filterTypes } from './catalogue-groups.ts';
import { TypeChips, TypeNav } from './TypeNav.tsx';
import { useCompareSelection } from './use-compare-selection.ts';

interface CatalogueProps {
  data: EquipmentData;
  query: CatalogueQuery & { selected: string[] };
  breadcrumbs: Breadcrumb[];
}

export function Catalogue({ data, query, breadcrumbs }: CatalogueProps) {
  const t = useAreaTexts('equipment', equipment);
  const ticks = useCompareSelection(query, data.page);
  const kinds = data.groups;
  const inMedium = filterTypes(kinds, { medium: query.medium });
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={breadcrumbs.at(-1)?.label ?? ''}
        lead={t.lead(t.models(countModels(kinds)))}
        aside={<MediumSwitch kinds={kinds} query={query} />}
      />
      <Section compact className={styles.layout}>
        <TypeNav kinds={inMedium} query={query} />
        <TypeChips kinds={inMedium} query={query} />
        <div className={styles.list}>
          <ListInParts data={data} wanted={filterTypes(kinds, query)} query={query} ticks={ticks} />
          {ticks.selected.length > 0 && <CompareBar selected={ticks.selected} onClear={ticks.clear} />}
        </div>
      </Section>
    </>
  );
}

/** The rest of the list, when it comes, leaves the head of the page alone. */
function ListInParts(props: Omit<ComponentProps<typeof CatalogueList>, 'isWhole'>) {
  const { data, query } = props;
  return <CatalogueList key={[data.page, query.medium, query.type].join()} {...props} isWhole={useWholePage()} />;
}
