import { drawingHref } from '../../features/drawing/drawing-path.ts';
import { drawing } from '../../i18n/ru/drawing.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import type { EquipmentItemData } from './data.ts';
import { FigureView } from './FigureView.tsx';
import styles from './Technical.module.scss';

/** Data for planners: the dimensioned outline and the curves. */
export function Technical({ data }: { data: EquipmentItemData }) {
  const t = useAreaTexts('drawing', drawing);
  const { slug, outline, curves } = data;
  if (!outline && curves.length === 0) return null;
  return (
    <Section compact id="drawing">
      <Split
        first={
          <>
            <SectionHeading title={t.title} position="aside" />
            {outline && (
              <div className={styles.files} data-print="hidden">
                <Button variant="outline" size="s" icon="download" href={drawingHref(slug, 'dxf')} download>
                  {t.dxf}
                </Button>
                <Button variant="outline" size="s" icon="file-pdf" href={drawingHref(slug, 'pdf')} download>
                  {t.pdf}
                </Button>
              </div>
            )}
          </>
        }
      >
        {outline && <FigureView figure={outline} />}
        {curves.length > 0 && (
          <div className={styles.curves}>
            {curves.map((curve) => (
              <FigureView key={curve.title} figure={curve} />
            ))}
          </div>
        )}
      </Split>
    </Section>
  );
}
