import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { useZip } from '../../features/documents/use-zip.ts';
import { ZipFailure } from '../../features/documents/ZipFailure.tsx';
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
  const t = useAreaTexts('equipment', equipment);
  const { status, start, buttonProps } = useZip({ ids: rows.map(({ id }) => id) });
  const title = t.sections.documents;
  const label = [t.downloadAll, 'ZIP', bytes !== undefined && formatFileSize(bytes)].filter(Boolean).join(', ');
  return (
    <Section compact id="documents">
      <Split
        first={
          <>
            <SectionHeading title={title} position="aside" />
            {rows.length > 1 && (
              <>
                <div className={styles.all} data-print="hidden">
                  <Button variant="outline" size="s" {...buttonProps}>
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
            {status === 'failed' && <ZipFailure rows={rows} onRepeat={start} />}
          </>
        }
      >
        <DocumentList rows={rows} label={title} />
      </Split>
    </Section>
  );
}
