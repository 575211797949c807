import { Suspense } from 'react';
import { BelowFold } from '../../features/below-fold/BelowFold.tsx';
import { useQueryParams } from '../../features/query-params/use-query-params.ts';
import { ApplicationBand } from '../../features/call-to-action/ApplicationBand.tsx';
import { parseCatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import type { ViewProps } from '../define-page.ts';
import { lazyPart } from '../../ui/LazyPart/lazy-part.tsx';
import { Catalogue } from './Catalogue.tsx';
import { ComparisonFailed, ComparisonSkeleton } from './comparison/ComparisonSkeleton.tsx';
import type { EquipmentData } from './data.ts';

const Comparison = lazyPart(async () => (await import('./comparison/Comparison.tsx')).Comparison, ComparisonFailed);

/** The catalogue or, if the query names models to compare, their comparison. */
export default function EquipmentPage({ data, breadcrumbs }: ViewProps<EquipmentData>) {
  const t = useAreaTexts('equipment', equipment);
  const query = parseCatalogueQuery(useQueryParams()[0]);
  if (query.compare.length > 0) {
    return (
      <Suspense fallback={<ComparisonSkeleton breadcrumbs={breadcrumbs} columns={query.compare.length} />}>
        <Comparison query={query} data={data} breadcrumbs={breadcrumbs} />
      </Suspense>
    );
  }
  return (
    <>
      <Catalogue data={data} query={query} breadcrumbs={breadcrumbs} />
      <BelowFold>
        <ApplicationBand title={t.custom.title} lead={t.custom.lead} />
      </BelowFold>
    </>
  );
}
