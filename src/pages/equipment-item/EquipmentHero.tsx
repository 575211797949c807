import { memo } from 'react';
import { ApplicationButton } from '../../features/application/ApplicationButton.tsx';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { fileFacts } from '../../ui/FileLink/FileLink.tsx';
import { FirstScreenEnd } from '../../ui/PageHeader/FirstScreenEnd.tsx';
import { Gallery } from '../../ui/Gallery/Gallery.tsx';
import { Highlights } from '../../ui/Highlights/Highlights.tsx';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { AssuranceList } from './AssuranceList.tsx';
import type { EquipmentItemData } from './data.ts';
import { PrintedAddress } from './PrintedAddress.tsx';
import { modelName } from '../../ui/ModelName/model-name.tsx';
import styles from './EquipmentHero.module.scss';

// Phones get a `sizes` value below the real width: at two device pixels per CSS pixel the next smaller file suffices, with a
// third of the bytes.
const SIZES = '(min-width: 1600px) 830px, (min-width: 1024px) 56vw, (min-width: 481px) 100vw, 320px';

interface EquipmentHeroProps {
  data: EquipmentItemData;
  breadcrumbs: Breadcrumb[];
}

/** The first screen: name, figures, buttons. Memoized, so that rendering the rest of the page does not render it again. */
export const EquipmentHero = memo(function EquipmentHero({ data, breadcrumbs }: EquipmentHeroProps) {
  const t = useAreaTexts('equipment', equipment);
  const { slug, name, lead, pictures, video, medium, ultraviolet, highlights, assurances, leadTime, stock } = data;
  const { passport } = assurances;
  return (
    <>
      <div className={styles.hero}>
        <Breadcrumbs items={breadcrumbs.slice(0, -1)} current={data.shortName} />
        <div className={styles.split}>
          <div className={styles.gallery}>
            <Gallery pictures={pictures} video={video} sizes={SIZES} placeholder={medium} />
          </div>
          <div className={styles.facts}>
            <p className={styles.badges} data-print="hidden">
              <Badge tone={medium} icon={medium}>
                {t[medium]}
              </Badge>
              {ultraviolet && (
                <Badge tone="uv" icon="uv">
                  {t.uv} {ultraviolet}
                </Badge>
              )}
            </p>
            <h1 className={styles.title}>{modelName(name)}</h1>
            <PrintedAddress slug={slug} />
            {lead && <p className={styles.lead}>{lead}</p>}
            {highlights.length > 0 && (
              <div className={styles.figures}>
                <Highlights items={highlights} />
              </div>
            )}
            <div className={styles.actions} data-print="hidden">
              <ApplicationButton size="l" subject={name} className={styles.action} wide="phone" />
              {passport && (
                <Button
                  href={passport.href}
                  external
                  variant="outline"
                  size="l"
                  icon={passport.extension === 'pdf' ? 'file-pdf' : 'file'}
                  wide="phone"
                >
                  {[t.passport, ...fileFacts(passport)].join(', ')}
                </Button>
              )}
            </div>
            <AssuranceList assurances={assurances} leadTime={leadTime} stock={stock} slug={slug} />
          </div>
        </div>
      </div>
      <FirstScreenEnd />
    </>
  );
});
