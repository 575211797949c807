import { useState } from 'react';
import { lowVision as russian } from '../../i18n/ru/low-vision.ts';
import { useAreaTexts, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { Segment } from '../../ui/Segment/Segment.tsx';
import styles from './LowVisionPanel.module.scss';
import lowVisionStyles from './low-vision.scss?url';
import { applySight, keepSight, readSight, type Sight, USUAL, type Way, WAYS } from './low-vision-settings.ts';

/** Size, colours, spacing and pictures, each chosen in sight of the page; a choice holds at once and is remembered. */
export default function LowVisionPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useAreaTexts('lowVision', russian);
  const { lowVision } = useTexts().layout;
  const [sight, setSight] = useState(readSight);
  const choose = (next: Sight) => {
    setSight(next);
    keepSight(next);
    applySight(next, lowVisionStyles);
  };
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={lowVision} lead={t.lead} size="m">
      <div className={styles.ways}>
        {(Object.keys(WAYS) as Way[]).map((way) => (
          <div key={way}>
            <p className={styles.name} aria-hidden="true">
              {t.ways[way]}
            </p>
            <Segment<string>
              label={t.ways[way]}
              value={sight[way]}
              options={WAYS[way].map((value) => ({ value, label: t.values[way][value as never] }))}
              onChange={(value) => choose({ ...sight, [way]: value })}
            />
          </div>
        ))}
        <Button variant="outline" wide="phone" onClick={() => choose(USUAL)}>
          {t.reset}
        </Button>
      </div>
    </Modal>
  );
}
