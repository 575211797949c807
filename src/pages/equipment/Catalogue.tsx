import { useMemo } from 'react';
import type { CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import type { Filters } from '../../features/equipment/filters/facets.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import styles from './Catalogue.module.scss';
import type { EquipmentData } from './data.ts';
import { FilteredCatalogue } from './FilteredCatalogue.tsx';
import { MediumSwitch } from './MediumSwitch.tsx';
import { countModels, filterTypes } from './catalogue-groups.ts';
import { TypeChips, TypeNav } from './TypeNav.tsx';

interface CatalogueProps {
  data: EquipmentData;
  query: CatalogueQuery & { selected: string[]; filters: Filters };
  breadcrumbs: Breadcrumb[];
}

export function Catalogue({ data, query, breadcrumbs }: CatalogueProps) {
  const t = useAreaTexts('equipment', equipment);
  const kinds = data.groups;
  const { medium } = query;
  const inMedium = useMemo(() => filterTypes(kinds, { medium }), [kinds, medium]);
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={breadcrumbs.at(-1)?.label ?? ''}
        lead={t.lead(t.models(countModels(kinds)))}
        aside={<MediumSwitch kinds={kinds} query={query} />}
      >
        <ArrowLink href={routes.selection.href()}>{t.toSelection}</ArrowLink>
      </PageHeader>
      <Section compact className={styles.layout}>
        <TypeNav kinds={inMedium} query={query} />
        <TypeChips kinds={inMedium} query={query} />
        <FilteredCatalogue data={data} query={query} />
      </Section>
    </>
  );
}
