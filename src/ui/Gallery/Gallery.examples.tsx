import { samplePictures } from '../sample-pictures.ts';
import { Gallery } from './Gallery.tsx';
import styles from './GalleryExamples.module.scss';

const embedUrl = 'https://rutube.ru/play/embed/0';

export const examples = {
  'Изображения и видео': () => (
    <div className={styles.example}>
      <Gallery
        pictures={[samplePictures.product, samplePictures.section, samplePictures.reactor, samplePictures.pool]}
        video={{ title: 'Как работает установка', poster: samplePictures.scene, embedUrl }}
        sizes="640px"
      />
    </div>
  ),
  'Нет изображений': () => (
    <div className={styles.example}>
      <Gallery pictures={[]} sizes="640px" placeholder="air" />
    </div>
  ),
};
