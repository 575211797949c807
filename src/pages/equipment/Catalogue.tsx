import { useMemo } from 'react';
import type { CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import type { Filters } from '../../features/equipment/filters/facets.ts';
import { Section } from '../../ui/Section/Section.tsx';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import styles from './Catalogue.module.scss';
import { CatalogueHero } from './CatalogueHero.tsx';
import type { EquipmentData } from './data.ts';
import { FilteredCatalogue } from './FilteredCatalogue.tsx';
import { filterTypes } from './catalogue-groups.ts';
import { TypeChips, TypeNav } from './TypeNav.tsx';

interface CatalogueProps {
  data: EquipmentData;
  query: CatalogueQuery & { selected: string[]; filters: Filters };
  breadcrumbs: Breadcrumb[];
}

export function Catalogue({ data, query, breadcrumbs }: CatalogueProps) {
  const kinds = data.groups;
  const { medium } = query;
  const inMedium = useMemo(() => filterTypes(kinds, { medium }), [kinds, medium]);
  return (
    <>
      <CatalogueHero kinds={kinds} query={query} breadcrumbs={breadcrumbs} />
      <Section compact className={styles.layout}>
        <TypeNav kinds={inMedium} query={query} />
        <TypeChips kinds={inMedium} query={query} />
        <FilteredCatalogue data={data} query={query} />
      </Section>
    </>
  );
}
