import { type MouseEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { VideoData } from '../VideoPlayer/video-source.ts';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import styles from './Gallery.module.scss';
import { useLightbox } from './use-lightbox.tsx';

interface GalleryProps {
  pictures: PictureData[];
  /** Shown after the pictures in the same strip. */
  video?: VideoData;
  sizes: string;
  /** The icon of the medium, for a missing picture. */
  placeholder?: IconName;
}

/**
 * One picture at a time and a strip of thumbnails. The slides are a scroll container with snapping: it works before hydration,
 * and without scripts all pictures are in a row.
 */
export function Gallery({ pictures, video, sizes, placeholder }: GalleryProps) {
  const { gallery, enlarge, photo } = useTexts().ui;
  const [current, setCurrent] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  const id = useId();
  const { open, lightbox } = useLightbox(pictures);
  const total = pictures.length + (video ? 1 : 0);
  if (total === 0)
    return <Picture picture={null} sizes={sizes} ratio="1/1" placeholder={placeholder} className={styles.picture} />;

  const scrollTo = (index: number) => track.current?.scrollTo({ left: index * track.current.clientWidth });
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    scrollTo(index);
  };
  const onScroll = () => {
    if (track.current) setCurrent(Math.round(track.current.scrollLeft / track.current.clientWidth));
  };
  return (
    <div className={styles.gallery}>
      <div ref={track} role="group" aria-label={gallery} className={styles.track} onScroll={onScroll}>
        {pictures.map((picture, index) => (
          <button
            key={picture.path}
            type="button"
            id={`${id}-${index}`}
            className={styles.slide}
            aria-label={`${enlarge}: ${picture.alt ?? photo(index + 1, total)}`}
            // A browser does not scroll to a slide of which a fraction of a pixel is visible.
            onFocus={() => scrollTo(index)}
            onClick={(event) => open(event, index)}
          >
            <Picture picture={picture} sizes={sizes} ratio="fill" priority={index === 0} className={styles.picture} />
            <span className={styles.plus} data-print="hidden">
              <Icon name="plus" />
            </span>
          </button>
        ))}
        {video && (
          <div id={`${id}-${pictures.length}`} className={classNames(styles.slide, styles.videoSlide)}>
            <VideoPlayer video={video} sizes={sizes} className={styles.video} />
          </div>
        )}
      </div>
      {total > 1 && <GalleryThumbs id={id} pictures={pictures} video={video} current={current} onShow={show} />}
      {lightbox}
    </div>
  );
}
