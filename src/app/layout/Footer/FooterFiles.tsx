import { useTexts } from '../../../i18n/texts.ts';
import { fileIcon } from '../../../lib/files/file-icon.ts';
import type { FileLink } from '../../../lib/files/file-link.ts';
import { routes } from '../../../routes.ts';
import { site } from '../../../site.ts';
import { fileFacts } from '../../../ui/FileLink/FileLink.tsx';
import { DeferredMount } from '../DeferredMount.tsx';
import { useShell } from '../shell.ts';
import styles from './Footer.module.scss';
import { FooterItem } from './FooterItem.tsx';

const loadShortlistItem = async () => (await import('./ShortlistItem.tsx')).ShortlistItem;

/** Links to the company's files, the catalogue and the old site. */
export function FooterFiles() {
  const t = useTexts().layout;
  const { presentationFile, contactDetailsFile } = useShell().settings;
  return (
    <div className={styles.files}>
      <ul aria-label={t.files} className={styles.fileList}>
        {presentationFile && <File file={presentationFile} />}
        <FooterItem href={routes.equipment.href()} icon="grid">
          {t.catalogue}
        </FooterItem>
        {contactDetailsFile && <File file={contactDetailsFile} />}
        <FooterItem href={site.oldSite.href} external icon="external">
          {site.oldSite.title}
        </FooterItem>
        <DeferredMount load={loadShortlistItem} />
      </ul>
    </div>
  );
}

function File({ file }: { file: FileLink }) {
  return (
    <FooterItem href={file.href} external icon={fileIcon(file.extension)} facts={fileFacts(file).join(', ')}>
      {file.name}
    </FooterItem>
  );
}
