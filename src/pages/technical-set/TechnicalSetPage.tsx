import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { formatFileSize } from '../../lib/file-size.ts';
import { countOf } from '../../lib/plural.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { ViewProps } from '../page.ts';
import type { TechnicalSetData } from './data.ts';

export default function TechnicalSetPage({
  data: { title, description, rows, bytes, zipHref },
  trail,
}: ViewProps<TechnicalSetData>) {
  const download = (
    <Button href={zipHref} external icon="zip">
      Скачать архивом, {formatFileSize(bytes)}
    </Button>
  );
  return (
    <>
      <PageHeader trail={trail} title={title} lead={description} />
      <Section compact>
        <SectionHeading
          title={countOf(rows.length, ['файл', 'файла', 'файлов'])}
          action={rows.length > 0 && download}
        />
        {rows.length > 0 ? (
          <DocumentList rows={rows} label={title} />
        ) : (
          <EmptyState title="В комплекте пока нет файлов" level="h3" />
        )}
      </Section>
    </>
  );
}
