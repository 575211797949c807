import { shortlist } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { PageHeader } from '../../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton/Skeleton.tsx';
import type { Breadcrumb } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';

/** Shown until the chunk of the shortlist has loaded. */
export function ShortlistSkeleton({ breadcrumbs }: { breadcrumbs: Breadcrumb[] }) {
  const { title } = useAreaTexts('shortlist', shortlist);
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} />
      <Section compact>
        <SkeletonRows />
      </Section>
    </>
  );
}

export function SkeletonRows() {
  return (
    <SkeletonGroup>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="wide" />
      <Skeleton />
    </SkeletonGroup>
  );
}
