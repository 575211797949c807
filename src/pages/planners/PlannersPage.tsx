import { Suspense } from 'react';
import { useQueryParams } from '../../features/query-params/use-query-params.ts';
import { Blocks } from '../../features/blocks/Blocks.tsx';
import { TechnicalSets } from '../../features/documents/TechnicalSets.tsx';
import { SHORTLIST_PARAM } from '../../features/shortlist/shortlist-link.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { lazyPart } from '../../ui/LazyPart/lazy-part.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { PlannersData } from './data.ts';
import { EquipmentKinds } from './EquipmentKinds.tsx';
import { ShortlistTeaser } from './ShortlistTeaser.tsx';
import { ShortlistFailed, ShortlistSkeleton } from './shortlist/ShortlistSkeleton.tsx';
import { loadShortlistView } from './shortlist/load-shortlist-view.ts';
import { PlannersHero } from './PlannersHero.tsx';
import { Support } from './Support.tsx';

const ShortlistView = lazyPart(loadShortlistView, ShortlistFailed);

/** The page for planners or, with a shortlist in the query, the visitor's own or a shared shortlist. */
export default function PlannersPage(props: ViewProps<PlannersData>) {
  const folder = useQueryParams()[0].get(SHORTLIST_PARAM);
  if (folder === null) return <Planners {...props} />;
  return (
    <Suspense fallback={<ShortlistSkeleton breadcrumbs={props.breadcrumbs} />}>
      <ShortlistView key={folder} link={folder} breadcrumbs={props.breadcrumbs} />
    </Suspense>
  );
}

function Planners({ data, breadcrumbs }: ViewProps<PlannersData>) {
  const t = useAreaTexts('documents', documents);
  const { title, lead, kinds, sets, support, blocks } = data;
  const files = sets.reduce((sum, { count }) => sum + count, 0);
  const all = routes.technicalDocumentation;
  return (
    <>
      <PlannersHero breadcrumbs={breadcrumbs} title={title} lead={lead} />
      {kinds.length > 0 && (
        <Section labelledBy="kinds">
          <SectionHeading
            id="kinds"
            eyebrow={routes.equipment.label}
            title={t.byEquipment}
            lead={t.byEquipmentLead}
            action={<ArrowLink href={routes.equipment.href()}>{t.allEquipment}</ArrowLink>}
          />
          <EquipmentKinds kinds={kinds} />
        </Section>
      )}
      {sets.length > 0 && (
        <Section labelledBy="sets">
          <SectionHeading
            id="sets"
            eyebrow={all.label}
            title={t.sets(sets.length, files)}
            action={<ArrowLink href={all.href()}>{t.allTechnical}</ArrowLink>}
          />
          <TechnicalSets sets={sets} />
        </Section>
      )}
      <ShortlistTeaser />
      <Support {...support} />
      <Blocks blocks={blocks} />
    </>
  );
}
