import { useState } from 'react';
import { lowVision as russian } from '../../i18n/ru/low-vision.ts';
import { useAreaTexts, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { Segment } from '../../ui/Segment/Segment.tsx';
import styles from './LowVisionPanel.module.scss';
import lowVisionStyles from './low-vision.scss?url';
import {
  applySettings,
  storeSettings,
  shownSettings,
  type LowVisionSettings,
  DEFAULT_SETTINGS,
  type LowVisionSetting,
  LOW_VISION_OPTIONS,
} from './low-vision-settings.ts';

/** Text size, colours, spacing and pictures. A choice is applied at once and stored. */
export default function LowVisionPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useAreaTexts('lowVision', russian);
  const { lowVision } = useTexts().layout;
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={lowVision} lead={t.lead} size="m">
      <Settings />
    </Modal>
  );
}

/** Each opening reads the settings anew, since every button has its own panel. */
function Settings() {
  const t = useAreaTexts('lowVision', russian);
  const [settings, setSettings] = useState(shownSettings);
  const choose = (next: LowVisionSettings) => {
    setSettings(next);
    storeSettings(next);
    applySettings(next, lowVisionStyles);
  };
  return (
    <div className={styles.ways}>
      {(Object.keys(LOW_VISION_OPTIONS) as LowVisionSetting[]).map((way) => (
        <div key={way}>
          <p className={styles.name} aria-hidden="true">
            {t.ways[way]}
          </p>
          <Segment<string>
            label={t.ways[way]}
            value={settings[way]}
            options={LOW_VISION_OPTIONS[way].map((value) => ({ value, label: t.values[way][value as never] }))}
            onChange={(value) => choose({ ...settings, [way]: value })}
          />
        </div>
      ))}
      <Button variant="outline" wide="phone" onClick={() => choose(DEFAULT_SETTINGS)}>
        {t.reset}
      </Button>
    </div>
  );
}
