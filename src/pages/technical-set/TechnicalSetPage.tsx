import { SideNav } from '../../ui/SideNav/SideNav.tsx';
import { ZipButton } from '../../features/documents/ZipButton.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { formatFileSize } from '../../lib/files/file-size.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { TechnicalSetData } from './data.ts';
import { SetDocuments } from './SetDocuments.tsx';
import styles from './TechnicalSetPage.module.scss';

export default function TechnicalSetPage({ data, breadcrumbs }: ViewProps<TechnicalSetData>) {
  const t = useAreaTexts('documents', documents);
  const { id, title, description, page, total, bytes, zipHref, sets } = data;
  const download = total > 0 && (
    <ZipButton selection={{ category: id }} href={zipHref} wide="phone">
      {t.downloadAll(bytes === undefined ? '' : formatFileSize(bytes))}
    </ZipButton>
  );
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={description} aside={download || undefined} />
      <Section compact className={styles.layout}>
        <SideNav
          title={routes.technicalDocumentation.label}
          items={sets.map((set) => ({
            label: set.title,
            count: set.count,
            href: routes.technicalSet.href({ id: String(set.id) }),
            current: set.id === id ? (page > 1 ? 'true' : 'page') : undefined,
          }))}
        />
        <div>
          <h2 className={styles.count}>{t.fileCount(total)}</h2>
          {total > 0 ? (
            <SetDocuments key={`${id} ${page}`} data={data} />
          ) : (
            <EmptyState title={t.emptySet} icon="file" level="p" />
          )}
        </div>
      </Section>
    </>
  );
}
