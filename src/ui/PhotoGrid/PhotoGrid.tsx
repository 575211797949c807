import { useTexts } from '../../i18n/texts.ts';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { useLightbox } from '../Gallery/use-lightbox.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './PhotoGrid.module.scss';

const SIZES = '(min-width: 1600px) 950px, (min-width: 768px) 64vw, 100vw';

/** Photographs in a grid: one large, two small beside it, and so on. Each opens in the lightbox. */
export function PhotoGrid({ pictures }: { pictures: PictureData[] }) {
  const { enlarge, photo } = useTexts().ui;
  const { open, lightbox } = useLightbox(pictures);
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.path} className={styles.item}>
            <button
              type="button"
              className={styles.button}
              aria-label={`${enlarge}: ${picture.alt ?? photo(index + 1, pictures.length)}`}
              onClick={(event) => open(event, index)}
            >
              <Picture picture={picture} sizes={SIZES} ratio="fill" className={styles.picture} />
            </button>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
