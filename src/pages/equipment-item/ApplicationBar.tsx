import { useEffect, useState } from 'react';
import { ApplicationButton } from '../../features/application/ApplicationButton.tsx';
import { classNames } from '../../lib/react/class-names.ts';
import type { EquipmentItemData } from './data.ts';
import { ItemName } from './ItemName.tsx';
import styles from './ApplicationBar.module.scss';

/** On phones: a button at the bottom of the screen, hidden while the page's own button is visible. */
export function ApplicationBar({ data, isWanted }: { data: EquipmentItemData; isWanted: boolean }) {
  const isShown = !useEndInView() && isWanted;
  return (
    <div className={classNames(styles.bar, isShown && styles.shown)} data-print="hidden">
      <ItemName data={data} look="figure" />
      <ApplicationButton size="s" subject={data.name} />
    </div>
  );
}

/** Whether the band with the button or the footer is visible. */
function useEndInView(): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setInSight(inSight.size > 0);
    });
    for (const end of document.querySelectorAll('[data-cta], body footer')) observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return isInSight;
}
