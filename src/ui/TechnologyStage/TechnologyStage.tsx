import { Flow } from '../Flow/Flow.tsx';
import styles from './TechnologyStage.module.scss';

interface TechnologyStageProps {
  /** «254» */
  value: string;
  /** «нм» */
  unit: string;
  before: string;
  after: string;
}

/** A drawing of the purification stages, for a dark section of full width. */
export function TechnologyStage({ value, unit, before, after }: TechnologyStageProps) {
  return (
    <div className={styles.stage}>
      <Flow drawing="dark" className={styles.flow} />
      <p className={styles.value}>
        {value}
        <span className={styles.unit}>{`\u00a0${unit}`}</span>
      </p>
      <div className={styles.ends}>
        <span className={styles.end}>{before}</span>
        <span className={styles.end}>{after}</span>
      </div>
    </div>
  );
}
