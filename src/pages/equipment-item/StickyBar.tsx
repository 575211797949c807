import { memo, useMemo, useRef } from 'react';
import { ApplicationButton } from '../../features/application/ApplicationButton.tsx';
import { useCurrentHeading } from '../../features/long-read/use-current-heading.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { routes } from '../../routes.ts';
import type { EquipmentItemData } from './data.ts';
import styles from './StickyBar.module.scss';
import { ItemName } from './ItemName.tsx';
import { pageSections } from './page-sections.ts';
import { ApplicationBar } from './ApplicationBar.tsx';
import { useScrollToCurrentTab } from './use-scroll-to-current-tab.ts';
import { useStuck } from './use-stuck.ts';

const NONE: { id: string }[] = [];

interface StickyBarProps {
  data: EquipmentItemData;
  /** Whether the sections of the menu are in the document. */
  hasSections: boolean;
}

/** The page's sticky menu with the model's name and the button. */
export const StickyBar = memo(function StickyBar({ data, hasSections }: StickyBarProps) {
  const t = useAreaTexts('equipment', equipment);
  const parts = useMemo(() => pageSections(data).map((id) => ({ id })), [data]);
  const current = useCurrentHeading(hasSections ? parts : NONE) ?? parts[0]?.id;
  const bar = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  const isStuck = useStuck(edge);
  useScrollToCurrentTab(bar, current);
  const here = routes.equipmentItem.href({ slug: data.slug });
  return (
    <>
      <div ref={edge} />
      <div ref={bar} className={classNames(styles.bar, isStuck && styles.stuck)} data-print="hidden">
        <div className={styles.row}>
          <ItemName data={data} look="mark" className={styles.mark} />
          <div className={styles.tabs}>
            <Tabs
              label={t.onThisPage}
              kind="location"
              current={`${here}#${current}`}
              items={parts.map(({ id }) => ({ label: t.sections[id], href: `${here}#${id}` }))}
            />
          </div>
          <ItemName data={data} look="figure" className={styles.figure} />
          <ApplicationButton size="s" subject={data.name} className={styles.request} />
        </div>
      </div>
      {hasSections && <ApplicationBar data={data} isWanted={isStuck} />}
    </>
  );
});
