import { ApplicationBand } from '../../../features/call-to-action/ApplicationBand.tsx';
import { catalogueHref, type CatalogueQuery } from '../../../features/equipment/catalogue-query.ts';
import { equipment } from '../../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { useStartAtTop } from '../../../lib/react/use-start-at-top.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { Breadcrumb } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { documentTitle } from '../../document-title.ts';
import type { EquipmentData } from '../data.ts';
import { ComparedModels } from './ComparedModels.tsx';

interface ComparisonProps {
  data: EquipmentData;
  query: CatalogueQuery & { compare: string[] };
  breadcrumbs: Breadcrumb[];
}

/** The comparison of the models in the query. */
export function Comparison({ query, data, breadcrumbs }: ComparisonProps) {
  const { comparison, help } = useAreaTexts('equipment', equipment);
  const models = query.compare.flatMap((slug) => cardOf(slug, data) ?? []);
  const { title } = comparison;
  useStartAtTop(documentTitle({ title }));
  return (
    <>
      <PageHeader breadcrumbs={[...breadcrumbs, { label: title, href: catalogueHref(query) }]} title={title} />
      <Section compact>
        {models.length > 0 ? (
          <ComparedModels models={models} query={query} />
        ) : (
          <EmptyState title={comparison.unknown} actions={<Button href={catalogueHref()}>{comparison.back}</Button>}>
            {comparison.unknownHint}
          </EmptyState>
        )}
      </Section>
      <ApplicationBand title={help.title} lead={help.text} subject={models.map(({ name }) => name).join(', ')} />
    </>
  );
}

/** The card of a model. For a model on another page of the catalogue only the slug is known until it is loaded. */
function cardOf(slug: string, { items, lastPage }: EquipmentData): ProductCardData | undefined {
  const card = items.find((item) => item.slug === slug);
  if (card || lastPage === 1) return card;
  return { slug, name: slug, lead: '', image: undefined, highlights: [], medium: 'air' };
}
