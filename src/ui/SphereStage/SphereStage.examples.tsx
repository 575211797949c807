import { samplePictures } from '../sample-pictures.ts';
import { SphereStage } from './SphereStage.tsx';
import styles from './SphereStageExamples.module.scss';

export const examples = {
  Сцена: () => (
    <div className={styles.example}>
      <SphereStage picture={samplePictures.reactor} sizes="400px" className={styles.stage} />
    </div>
  ),
};
