import { equipment } from '../../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { CardGrid } from '../../../ui/Card/CardGrid.tsx';
import { PageHeader } from '../../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SkeletonCard, SkeletonGroup } from '../../../ui/Skeleton/Skeleton.tsx';
import type { Breadcrumb } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';

/** Shown while the chunk of the comparison loads. */
export function ComparisonSkeleton({ breadcrumbs, columns }: { breadcrumbs: Breadcrumb[]; columns: number }) {
  const { title } = useAreaTexts('equipment', equipment).comparison;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} />
      <Section compact>
        <SkeletonGroup>
          <CardGrid columns={4}>
            {Array.from({ length: columns }, (_, index) => (
              <li key={index}>
                <SkeletonCard />
              </li>
            ))}
          </CardGrid>
        </SkeletonGroup>
      </Section>
    </>
  );
}
