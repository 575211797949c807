import { folder } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { PageHeader } from '../../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton/Skeleton.tsx';
import type { Crumb } from '../../page.ts';

/** Stands while the code of the folder is on its way. */
export function FolderSkeleton({ trail }: { trail: Crumb[] }) {
  const { title } = useAreaTexts('folder', folder);
  return (
    <>
      <PageHeader trail={trail} title={title} />
      <Section compact>
        <WaitingRows />
      </Section>
    </>
  );
}

export function WaitingRows() {
  return (
    <SkeletonGroup>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="wide" />
      <Skeleton />
    </SkeletonGroup>
  );
}
