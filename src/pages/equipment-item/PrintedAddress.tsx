import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { routes } from '../../routes.ts';
import styles from './PrintedAddress.module.scss';

/** The URL of the page, in print only. The host is known in the browser only. */
export function PrintedAddress({ slug }: { slug: string }) {
  const { printedFrom } = useAreaTexts('equipment', equipment);
  const origin = useHydrated() ? location.origin : '';
  return (
    <p className={styles.address}>
      {printedFrom} {origin + routes.equipmentItem.href({ slug })}
    </p>
  );
}
