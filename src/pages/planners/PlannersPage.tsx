import { lazy, Suspense } from 'react';
import { useQuery } from '../../features/query-params/use-query-params.ts';
import { Blocks } from '../../features/blocks/Blocks.tsx';
import { TechnicalSets } from '../../features/documents/TechnicalSets.tsx';
import { FOLDER_QUERY } from '../../features/shortlist/shortlist-link.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { PlannersData } from './data.ts';
import { FolderDoor } from './ShortlistTeaser.tsx';
import { FolderSkeleton } from './shortlist/ShortlistSkeleton.tsx';
import { loadFolderView } from './shortlist/load-shortlist-view.ts';
import { PlannersHero } from './PlannersHero.tsx';
import { Support } from './Support.tsx';

const FolderView = lazy(loadFolderView);

/** What planners find here or, where the address asks for it, a folder: one's own, or one that somebody has sent. */
export default function PlannersPage(props: ViewProps<PlannersData>) {
  const folder = useQuery()[0].get(FOLDER_QUERY);
  if (folder === null) return <Planners {...props} />;
  return (
    <Suspense fallback={<FolderSkeleton trail={props.trail} />}>
      <FolderView key={folder} link={folder} trail={props.trail} />
    </Suspense>
  );
}

function Planners({ data, trail }: ViewProps<PlannersData>) {
  const t = useAreaTexts('documents', documents);
  const { title, lead, sets, support, blocks } = data;
  const files = sets.reduce((sum, { count }) => sum + count, 0);
  const all = routes.technicalDocumentation;
  return (
    <>
      <PlannersHero trail={trail} title={title} lead={lead} />
      <Section labelledBy="sets">
        <SectionHeading
          id="sets"
          eyebrow={all.label}
          title={t.sets(sets.length, files)}
          action={<ArrowLink href={all.href()}>{t.allTechnical}</ArrowLink>}
        />
        <TechnicalSets sets={sets} />
      </Section>
      <FolderDoor />
      <Support {...support} />
      <Blocks blocks={blocks} />
    </>
  );
}
