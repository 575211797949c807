import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { fileIcon } from '../../lib/file-icon.ts';
import type { FileLink } from '../../lib/file-link.ts';
import { routes } from '../../routes.ts';
import { site } from '../../site.ts';
import { fileFacts } from '../../ui/FileLink/FileLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { useShell } from '../shell.ts';
import styles from './Footer.module.scss';

/** What the company hands out: its files, the catalogue, the site as it was. */
export function FooterFiles() {
  const t = useTexts().layout;
  const { presentationFile, contactDetailsFile } = useShell().settings;
  return (
    <div className={styles.files}>
      <ul aria-label={t.files} className={styles.fileList}>
        {presentationFile && <File file={presentationFile} />}
        <Item href={routes.equipment.href()} icon="grid">
          {t.catalogue}
        </Item>
        {contactDetailsFile && <File file={contactDetailsFile} />}
        <Item href={site.oldSite.href} external icon="external">
          {site.oldSite.title}
        </Item>
      </ul>
    </div>
  );
}

function File({ file }: { file: FileLink }) {
  return (
    <Item href={file.href} external icon={fileIcon(file.extension)}>
      {file.name} <span className={styles.facts}>{fileFacts(file).join(', ')}</span>
    </Item>
  );
}

interface ItemProps {
  href: string;
  external?: boolean;
  icon: string;
  children: ReactNode;
}

function Item({ href, external, icon, children }: ItemProps) {
  return (
    <li>
      <Link href={href} external={external} look="plain" className={styles.file}>
        <Icon name={icon} size={20} className={styles.fileIcon} />
        <span>{children}</span>
      </Link>
    </li>
  );
}
