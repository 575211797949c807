import { classNames } from '../../lib/react/class-names.ts';
import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import { VideoPlayer } from '../../ui/VideoPlayer/VideoPlayer.tsx';
import type { VideoCardData } from './data.ts';
import styles from './VideoCard.module.scss';

const SIZES = {
  card: '(min-width: 1600px) 464px, (min-width: 768px) 32vw, (min-width: 600px) 46vw, 152px',
  feature: '(min-width: 1600px) 950px, (min-width: 1024px) 64vw, 100vw',
};

/** A video in the list, played in place. The first one has the full width. */
export function VideoCard({ video, size }: { video: VideoCardData; size: keyof typeof SIZES }) {
  return (
    <li className={classNames(styles.card, size === 'feature' && styles.feature)}>
      <VideoPlayer video={video} sizes={SIZES[size]} className={styles.player} />
      <div className={styles.words}>
        <time dateTime={video.date.iso} className={styles.date}>
          {video.date.text}
        </time>
        <h2 className={styles.title}>{withNonBreakingGroups(video.title)}</h2>
      </div>
    </li>
  );
}
