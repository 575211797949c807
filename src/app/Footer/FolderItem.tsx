import { sizeOf } from '../../features/folder/folder.ts';
import { folderAddress } from '../../features/folder/folder-link.ts';
import { useOwnFolder } from '../../features/folder/own-folder.ts';
import { folder } from '../../i18n/ru/folder.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { FooterItem } from './FooterItem.tsx';

/** The planner's folder, once something is in it. */
export function FolderItem() {
  const { title } = useAreaTexts('folder', folder);
  const size = sizeOf(useOwnFolder());
  return (
    size > 0 && (
      <FooterItem href={folderAddress()} icon="folder" facts={size}>
        {title}
      </FooterItem>
    )
  );
}
