import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { useDownload } from '../../features/documents/use-download.ts';
import { zipProgress } from '../../features/documents/ZipButton.tsx';
import { ZipFailure } from '../../features/documents/ZipFailure.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { formatFileSize } from '../../lib/files/file-size.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import type { EquipmentItemData } from './data.ts';
import styles from './Documents.module.scss';

export function Documents({ documents: { rows, bytes, zipHref } }: Pick<EquipmentItemData, 'documents'>) {
  const equipmentTexts = useAreaTexts('equipment', equipment);
  const documentTexts = useAreaTexts('documents', documents);
  const { state, download } = useDownload();
  const title = equipmentTexts.sections.documents;
  const label = [equipmentTexts.downloadAll, 'ZIP', bytes !== undefined && formatFileSize(bytes)]
    .filter(Boolean)
    .join(', ');
  const downloadAll = () =>
    download(
      { ids: rows.map(({ id }) => id) },
      { fallbackName: documentTexts.zipName, advice: documentTexts.zipFailedAdvice },
    );
  return (
    <Section compact id="documents">
      <Split
        first={
          <>
            <SectionHeading title={title} position="aside" />
            {rows.length > 1 && (
              <>
                <div className={styles.all} data-print="hidden">
                  <Button
                    variant="outline"
                    size="s"
                    icon="zip"
                    busy={state.status === 'busy'}
                    busyLabel={zipProgress(state, documentTexts)}
                    onClick={downloadAll}
                  >
                    {label}
                  </Button>
                </div>
                <div className={styles.allWithoutScript} data-print="hidden">
                  <Button variant="outline" size="s" icon="zip" href={zipHref} external>
                    {label}
                  </Button>
                </div>
              </>
            )}
            {state.status === 'failed' && <ZipFailure rows={rows} onRepeat={downloadAll} />}
          </>
        }
      >
        <DocumentList rows={rows} label={title} />
      </Split>
    </Section>
  );
}
