import { Blocks } from '../../features/blocks/Blocks.tsx';
import { TechnicalSets } from '../../features/documents/TechnicalSets.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { PlannersData } from './data.ts';
import { PlannersHero } from './PlannersHero.tsx';
import { Support } from './Support.tsx';

export default function PlannersPage({ data, trail }: ViewProps<PlannersData>) {
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
      <Support {...support} />
      <Blocks blocks={blocks} />
    </>
  );
}
