import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { VideoData } from '../VideoPlayer/video-source.ts';
import styles from './GalleryThumbs.module.scss';

interface GalleryThumbsProps {
  /** Prefix of the slides' ids. */
  id: string;
  pictures: PictureData[];
  video: VideoData | undefined;
  current: number;
  onShow: (event: MouseEvent, index: number) => void;
}

/** Links to the slides, so that they also work before and without scripts. */
export function GalleryThumbs({ id, pictures, video, current, onShow }: GalleryThumbsProps) {
  const { photo, playVideo } = useTexts().ui;
  const total = pictures.length + (video ? 1 : 0);
  const thumb = (index: number, label: string, content: ReactNode) => (
    <li key={index}>
      <a
        href={`#${id}-${index}`}
        className={classNames(styles.thumb, index === current && styles.current)}
        aria-label={label}
        aria-current={index === current ? 'true' : undefined}
        onClick={(event) => onShow(event, index)}
      >
        {content}
      </a>
    </li>
  );
  const image = (picture: PictureData | null | undefined) => (
    <Picture picture={picture} alt="" sizes="120px" ratio="1/1" shape="thumbnail" placeholder="play" />
  );
  return (
    <ul className={styles.thumbs} data-print="hidden">
      {pictures.map((picture, index) => thumb(index, photo(index + 1, total), image(picture)))}
      {video &&
        thumb(
          pictures.length,
          playVideo(video.title),
          <>
            {image(video.poster)}
            {video.poster && <Icon name="play" size={28} className={styles.play} />}
          </>,
        )}
    </ul>
  );
}
