import { useCallback, useMemo, useState } from 'react';
import { Rest } from '../../features/below-fold/BelowFold.tsx';
import { useWholePage } from '../../features/below-fold/use-whole-page.ts';
import { goToFragment } from '../../lib/browser/go-to-fragment.ts';
import type { SplitViewProps } from '../define-page.ts';
import type { EquipmentItemData } from './data.ts';
import { EquipmentHero } from './EquipmentHero.tsx';
import { StickyBar } from './StickyBar.tsx';

export default function EquipmentItemPage({ data, breadcrumbs, Rest: Sections }: SplitViewProps<EquipmentItemData>) {
  const isWhole = useWholePage();
  const [wasPutOff] = useState(!isWhole);
  const [hasSections, setHasSections] = useState(false);
  const onShown = useCallback(() => {
    setHasSections(true);
    // The visitor may have pressed a link to a section that was not there yet.
    if (wasPutOff) goToFragment(location.hash);
  }, [wasPutOff]);
  // Only the menu of the page is rendered again when they are shown.
  const sections = useMemo(() => <Sections data={data} onShown={onShown} />, [Sections, data, onShown]);
  return (
    <>
      <EquipmentHero data={data} breadcrumbs={breadcrumbs} />
      <StickyBar data={data} hasSections={hasSections} />
      <Rest isShown={isWhole}>{sections}</Rest>
    </>
  );
}
