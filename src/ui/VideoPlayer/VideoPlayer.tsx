import { type MouseEvent, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { reachGoal } from '../../lib/browser/goals.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Link } from '../Link/Link.tsx';
import { VideoEmbed } from './VideoEmbed.tsx';
import { formatDuration, type VideoData, videoSource } from './video-source.ts';
import styles from './VideoPlayer.module.scss';

interface VideoPlayerProps {
  video: VideoData;
  /** The `sizes` of the poster. */
  sizes?: string;
  onPlay?: () => void;
  className?: string;
}

/**
 * The poster first: no request to another host is made before the visitor clicks it. It is a link to the video, so it works
 * without scripts. A click before hydration is recorded, and plays the video here.
 */
export function VideoPlayer({ video, sizes = '(min-width: 1024px) 66vw, 100vw', onPlay, className }: VideoPlayerProps) {
  const { playVideo } = useTexts().ui;
  const hydrated = useHydrated();
  const [isPlaying, setPlaying] = useState(false);
  const source = videoSource(video);
  const picture = <Picture picture={video.poster} alt="" sizes={sizes} ratio="16/9" placeholder="play" />;
  if (isPlaying && source)
    return <VideoEmbed source={source} title={video.title} poster={picture} className={className} />;

  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
    reachGoal('video');
    onPlay?.();
  };
  const poster = (
    <>
      <span className={styles.words}>{playVideo(video.title)}</span>
      {picture}
      {source && (
        <span className={styles.button}>
          <Icon name="play" size={28} />
        </span>
      )}
      {video.durationSeconds !== undefined && (
        <span className={styles.duration}>{formatDuration(video.durationSeconds)}</span>
      )}
    </>
  );
  return source ? (
    <Link
      href={source.href}
      external
      look="plain"
      className={classNames(styles.poster, className)}
      onClick={play}
      data-awaits-hydration={hydrated ? undefined : ''}
    >
      {poster}
    </Link>
  ) : (
    <span className={classNames(styles.poster, className)}>{poster}</span>
  );
}
