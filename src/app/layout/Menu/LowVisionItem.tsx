import { LowVisionButton } from '../../../features/low-vision/LowVisionButton.tsx';
import styles from './LowVisionItem.module.scss';

/** Shown on narrow screens, where the header has no room for it. */
export function LowVisionItem() {
  return <LowVisionButton look="text" className={styles.item} />;
}
