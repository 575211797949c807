import { samplePictures } from '../sample-pictures.ts';
import { Picture } from './Picture.tsx';
import styles from './PictureExamples.module.scss';

const sizes = '320px';

export const examples = {
  'Четыре к трём': () => (
    <div className={styles.frame}>
      <Picture picture={samplePictures.product} sizes={sizes} />
    </div>
  ),
  Круг: () => (
    <div className={styles.frame}>
      <Picture picture={samplePictures.scene} sizes={sizes} ratio="1/1" shape="circle" />
    </div>
  ),
  'Своя пропорция': () => (
    <div className={styles.frame}>
      <Picture picture={samplePictures.scene} sizes={sizes} ratio="natural" />
    </div>
  ),
  'Нет изображения': () => (
    <div className={styles.frame}>
      <Picture picture={null} sizes={sizes} placeholder="air" />
    </div>
  ),
};
