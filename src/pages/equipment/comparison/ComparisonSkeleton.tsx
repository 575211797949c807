import type { ReactNode } from 'react';
import { equipment } from '../../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { CardGrid } from '../../../ui/Card/CardGrid.tsx';
import type { Repeatable } from '../../../ui/LazyPart/lazy-part.tsx';
import { PartFailed } from '../../../ui/LazyPart/PartFailed.tsx';
import { TitledPage } from '../../../ui/PageHeader/TitledPage.tsx';
import { SkeletonCard, SkeletonGroup } from '../../../ui/Skeleton/Skeleton.tsx';
import type { Breadcrumb } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';

interface FrameProps {
  breadcrumbs: Breadcrumb[];
}

/** Shown while the chunk of the comparison loads. */
export function ComparisonSkeleton({ breadcrumbs, columns }: FrameProps & { columns: number }) {
  return (
    <Frame breadcrumbs={breadcrumbs}>
      <SkeletonGroup fillsWindow>
        <CardGrid columns={4}>
          {Array.from({ length: columns }, (_, index) => (
            <li key={index}>
              <SkeletonCard />
            </li>
          ))}
        </CardGrid>
      </SkeletonGroup>
    </Frame>
  );
}

/** Shown if that chunk has failed. */
export function ComparisonFailed({ breadcrumbs, onRepeat }: FrameProps & Repeatable) {
  return (
    <Frame breadcrumbs={breadcrumbs}>
      <PartFailed onRepeat={onRepeat} />
    </Frame>
  );
}

function Frame(props: FrameProps & { children: ReactNode }) {
  const { title } = useAreaTexts('equipment', equipment).comparison;
  return <TitledPage {...props} title={title} />;
}
