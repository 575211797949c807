import { classNames } from '../../lib/react/class-names.ts';
import { Logo } from '../../ui/Logo/Logo.tsx';
import type { EquipmentItemData } from './data.ts';
import styles from './ItemName.module.scss';

interface ItemNameProps {
  data: Pick<EquipmentItemData, 'shortName' | 'highlights'>;
  /** `mark`: after the company's mark; `figure`: above the main figure. */
  look: 'mark' | 'figure';
  className?: string;
}

/** The model's name in a sticky bar, shown after the heading has been scrolled away. */
export function ItemName({ data: { shortName, highlights }, look, className }: ItemNameProps) {
  return (
    <p className={classNames(styles.name, styles[look], className)} aria-hidden="true">
      {look === 'mark' && <Logo form="mark" />}
      <span translate="no">{shortName}</span>
      {look === 'figure' && highlights[0] && <span className={styles.value}>{highlights[0].value}</span>}
    </p>
  );
}
