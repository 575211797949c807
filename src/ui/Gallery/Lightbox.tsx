import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { useMemo, useState } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useTexts } from '../../i18n/texts.ts';
import type { Picture } from '../../lib/files/picture.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Status } from '../Status/Status.tsx';
import { lightboxSlide } from './lightbox-slides.ts';
import styles from './Lightbox.module.scss';

const ICONS = {
  iconPrev: () => <Icon name="chevron-left" size={32} />,
  iconNext: () => <Icon name="chevron-right" size={32} />,
  iconClose: () => <Icon name="close" size={32} />,
  iconZoomIn: () => <Icon name="plus" size={32} />,
  iconZoomOut: () => <Icon name="minus" size={32} />,
};

interface LightboxProps {
  pictures: Picture[];
  /** Index of the first picture shown. */
  index: number;
  /** Called after it has closed. */
  onClosed: () => void;
}

/**
 * Pictures over the whole screen: swipe, arrows, zoom, counter, Esc. The library's own live region has only pictures, which screen
 * readers do not announce. It imports its library, so load it lazily.
 */
export default function Lightbox({ pictures, index, onClosed }: LightboxProps) {
  const [isOpen, setOpen] = useState(true);
  const [current, setCurrent] = useState(index);
  // Other slides would take the library back to the first picture.
  const slides = useMemo(() => pictures.map(lightboxSlide), [pictures]);
  const { lightbox, photo } = useTexts().ui;
  const name = [photo(current + 1, pictures.length), pictures[current]?.alt].filter(Boolean).join(': ');
  return (
    <YetAnotherLightbox
      className={styles.lightbox}
      open={isOpen}
      close={() => setOpen(false)}
      index={current}
      slides={slides}
      plugins={[Counter, Zoom]}
      labels={lightbox}
      carousel={{ finite: pictures.length === 1 }}
      animation={{ fade: 220 }}
      render={{ ...ICONS, controls: () => <Status className={styles.unseen}>{name}</Status> }}
      on={{ view: ({ index: shown }) => setCurrent(shown), exited: onClosed }}
    />
  );
}
