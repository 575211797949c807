import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { useState } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useTexts } from '../../i18n/texts.ts';
import type { Picture } from '../../lib/files/picture.ts';
import { Icon } from '../Icon/Icon.tsx';
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

/** Pictures over the whole screen: swipe, arrows, zoom, counter, Esc. It imports its library, so load it lazily. */
export default function Lightbox({ pictures, index, onClosed }: LightboxProps) {
  const [isOpen, setOpen] = useState(true);
  const { lightbox } = useTexts().ui;
  return (
    <YetAnotherLightbox
      className={styles.lightbox}
      open={isOpen}
      close={() => setOpen(false)}
      index={index}
      slides={pictures.map(lightboxSlide)}
      plugins={[Counter, Zoom]}
      labels={lightbox}
      carousel={{ finite: pictures.length === 1 }}
      animation={{ fade: 220 }}
      render={ICONS}
      on={{ exited: onClosed }}
    />
  );
}
