import { samplePictures } from '../sample-pictures.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import styles from './VideoExamples.module.scss';

const embedUrl = 'https://rutube.ru/play/embed/0';

export const examples = {
  Видео: () => (
    <div className={styles.example}>
      <VideoPlayer
        video={{ title: 'Как собирают установку', poster: samplePictures.scene, durationSeconds: 245, embedUrl }}
      />
    </div>
  ),
  'Без картинки': () => (
    <div className={styles.example}>
      <VideoPlayer video={{ title: 'Испытания', file: { href: 'https://files.chistosfera.ru/test.mp4' } }} />
    </div>
  ),
};
