import type { ReactNode } from 'react';
import { shortlist } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import type { Repeatable } from '../../../ui/LazyPart/lazy-part.tsx';
import { PartFailed } from '../../../ui/LazyPart/PartFailed.tsx';
import { TitledPage } from '../../../ui/PageHeader/TitledPage.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton/Skeleton.tsx';
import type { Breadcrumb } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';

interface FrameProps {
  breadcrumbs: Breadcrumb[];
}

/** Shown until the chunk of the shortlist has loaded. */
export function ShortlistSkeleton({ breadcrumbs }: FrameProps) {
  return (
    <Frame breadcrumbs={breadcrumbs}>
      <SkeletonRows />
    </Frame>
  );
}

/** Shown if that chunk has failed. */
export function ShortlistFailed({ breadcrumbs, onRepeat }: FrameProps & Repeatable) {
  return (
    <Frame breadcrumbs={breadcrumbs}>
      <PartFailed onRepeat={onRepeat} />
    </Frame>
  );
}

function Frame(props: FrameProps & { children: ReactNode }) {
  const { title } = useAreaTexts('shortlist', shortlist);
  return <TitledPage {...props} title={title} />;
}

export function SkeletonRows() {
  return (
    <SkeletonGroup fillsWindow>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="wide" />
      <Skeleton />
    </SkeletonGroup>
  );
}
